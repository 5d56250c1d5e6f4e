import {revisionOf} from './digest';
import {selfTest} from './selfTest';

/** What of a cache the test uses. */
function cacheWith(texts: Record<string, string>) {
  const entries = new Map(Object.entries(texts));
  const cache = {
    match: (url: string) =>
      Promise.resolve(entries.has(url) ? new Response(entries.get(url)) : undefined),
    delete: (url: string) => Promise.resolve(entries.delete(url)),
  } as unknown as Cache;
  return {cache, entries};
}

const file = async (url: string, text: string) => ({
  url,
  size: text.length,
  revision: await revisionOf(new TextEncoder().encode(text)),
});

test('all is well when every file reads as it was built', async () => {
  const {cache} = cacheWith({'/': 'home', '/setup/': 'guide'});
  const read: number[] = [];
  const files = [await file('/', 'home'), await file('/setup/', 'guide')];
  expect(await selfTest(cache, files, (count) => read.push(count))).toEqual([]);
  expect(read).toEqual([1, 2]);
});

test('one that is missing, one of another length and one with other letters are named', async () => {
  const {cache, entries} = cacheWith({'/short/': 'a', '/other/': 'hay'});
  const files = [
    await file('/gone/', 'x'),
    await file('/short/', 'ab'),
    await file('/other/', 'hey'),
  ];
  expect(await selfTest(cache, files, () => {})).toEqual(['/gone/', '/short/', '/other/']);
  expect(entries.size).toBe(0);
});

test('one that the device cannot read counts as damaged', async () => {
  const cache = {
    match: () => Promise.reject(new Error('disk')),
    delete: () => Promise.resolve(false),
  } as unknown as Cache;
  expect(await selfTest(cache, [await file('/', 'home')], () => {})).toEqual(['/']);
});
