import type {Report} from '../saved/report';
import {wordsFor} from './words';

const whole: Report = {
  year: 2025,
  built: '2025-05-12',
  version: 'a',
  total: 312,
  bytes: 2_100_000,
  saved: 312,
  savedBytes: 2_100_000,
  saving: false,
  missing: [],
  refused: false,
};
const missing = [{url: '/setup/'}];

test('ready names files, edition, day and size', () => {
  const {title, text} = wordsFor(whole);
  expect(`${title}. ${text}`).toMatch(
    /^All 312 files saved\. 2025 edition, built May\u00a012, 2\.1\u00a0MB\./,
  );
});

test('partly saved says how many, and which edition is shown until then', () => {
  const older = {year: 2025, built: '2025-05-01'};
  const {title, text} = wordsFor({...whole, saved: 311, missing, older});
  expect(title).toBe('Partly saved: 311 of 312 files');
  expect(text).toContain('2025 edition, built May\u00a01, is whole on this device');
});

test('while it saves, how many files there are', () => {
  const {count, text} = wordsFor({...whole, saved: 41, saving: true});
  expect(count).toBe('41 of 312 files');
  expect(text).toContain('signal');
});

test('a device that refuses is told what to do', () => {
  expect(wordsFor({...whole, saved: 0, missing, refused: true}).text).toContain('Make room');
});

test('no other state says that all is saved', () => {
  const others = [
    wordsFor({...whole, saving: true}),
    wordsFor({...whole, saved: 311, missing}),
    wordsFor({...whole, saved: 0, missing}),
    wordsFor({...whole, saved: 0, missing, refused: true}),
    ...(['unknown', 'unsupported', 'unreachable', 'nothing'] as const).map(wordsFor),
  ];
  for (const {title} of others) expect(title).not.toMatch(/^All/);
});
