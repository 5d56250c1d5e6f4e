import {ticksOf} from './ticks';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

// Each test takes a year of its own, since ticks live as long as the page.
test('ticks are kept on the device', () => {
  ticksOf('2001', 'brc').tick('party-crew-face/1', true);
  expect(localStorage.getItem('baaahs-ticks-2001-brc')).toBe('["party-crew-face/1"]');
});

test('a tick can be taken back', () => {
  const {tick, get} = ticksOf('2002', 'brc');
  tick('a/1', true);
  tick('a/1', false);
  expect(get().size).toBe(0);
});

test('years and places are never mixed', () => {
  ticksOf('2003', 'brc').tick('a/1', true);
  expect(ticksOf('2003', 'street').get().size).toBe(0);
  expect(ticksOf('2004', 'brc').get().size).toBe(0);
});

test('what was kept is there again', () => {
  localStorage.setItem('baaahs-ticks-2005-brc', '["a/1"]');
  expect([...ticksOf('2005', 'brc').get()]).toEqual(['a/1']);
});

test.each(['junk', '{"a": 1}', '[1, null, {}]', '"a"'])(
  '%s in its place counts as nothing',
  (junk) => {
    const year = `junk ${junk}`;
    localStorage.setItem(`baaahs-ticks-${year}-brc`, junk);
    expect(ticksOf(year, 'brc').get().size).toBe(0);
  },
);

test('a device that refuses does not stop the ticking', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const {tick, get} = ticksOf('2006', 'brc');
  tick('a/1', true);
  expect(get().has('a/1')).toBe(true);
});

test('clear takes back the given ticks only', () => {
  const {tick, clear, get} = ticksOf('2007', 'brc');
  tick('a/1', true);
  tick('b/1', true);
  clear(['a/1']);
  expect([...get()]).toEqual(['b/1']);
});

test('added ticks join those that are there, and the device keeps both', () => {
  const {tick, add, get} = ticksOf('2008', 'brc');
  tick('a/1', true);
  expect(add(['a/1', 'b/1'])).toBe(true);
  expect([...get()]).toEqual(['a/1', 'b/1']);
  expect(localStorage.getItem('baaahs-ticks-2008-brc')).toBe('["a/1","b/1"]');
});

test('says when the device did not keep what was added', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const {add, get} = ticksOf('2009', 'brc');
  expect(add(['a/1'])).toBe(false);
  expect(get().has('a/1')).toBe(true);
});

test('what another tab has kept is not lost when this one ticks', () => {
  const {tick, get} = ticksOf('2010', 'brc');
  tick('a/1', true);
  localStorage.setItem('baaahs-ticks-2010-brc', '["a/1","b/1"]');
  tick('c/1', true);
  expect([...get()]).toEqual(['a/1', 'b/1', 'c/1']);
});

test('what another tab keeps is shown here at once', () => {
  const {get, subscribe} = ticksOf('2011', 'brc');
  const told = jest.fn();
  subscribe(told);
  localStorage.setItem('baaahs-ticks-2011-brc', '["a/1"]');
  window.dispatchEvent(new StorageEvent('storage'));
  expect([...get()]).toEqual(['a/1']);
  expect(told).toHaveBeenCalledTimes(1);
});
