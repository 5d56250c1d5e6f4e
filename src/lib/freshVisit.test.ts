import {freshVisitScript} from './freshVisit';

/** Runs the script in a page that was reached that way; whether it calls the visit fresh. */
function isFresh(type: string, hash = ''): boolean {
  const dataset: {fresh?: string} = {};
  const page = {
    location: {hash},
    performance: {getEntriesByType: () => [{type}]},
    document: {documentElement: {dataset}},
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is sent as text, and run as text
  const run = new Function(...Object.keys(page), freshVisitScript) as (...page: unknown[]) => void;
  run(...Object.values(page));
  return dataset.fresh === 'on';
}

test('a visit to the top of a page is fresh', () => {
  expect(isFresh('navigate')).toBe(true);
});

test.each(['reload', 'back_forward'])('a page that is opened by %s is not', (type) => {
  expect(isFresh(type)).toBe(false);
});

test('a visit to a place in a page is not', () => {
  expect(isFresh('navigate', '#party-crew')).toBe(false);
});
