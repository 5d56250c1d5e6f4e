import {lastTime, scheduleToCome, scheduleWords, sentence} from './words';

describe('lastTime', () => {
  const before = {year: 2024, start: '2024-05-24', end: '2024-05-27'};

  test('a year ago', () => {
    expect(lastTime(before, 2025)).toBe('Last year: May 24–27, 2024');
  });

  test('longer ago', () => {
    expect(lastTime(before, 2026)).toBe('Last time: May 24–27, 2024');
  });
});

describe('sentence', () => {
  test.each([
    [[], ''],
    [['it is on'], 'It is on.'],
    [['a is', 'b is'], 'A is and b is.'],
    [['a is', 'b is', 'c is'], 'A is, b is, and c is.'],
  ])('%p', (clauses, text) => {
    expect(sentence(clauses)).toBe(text);
  });
});

describe('scheduleWords', () => {
  test.each([
    [2025, "this year's schedule", /^Everything on it is optional\.$/, undefined],
    [
      2024,
      'last year’s schedule',
      /^The days are set, the hours are still to come\./,
      'This year’s is not out yet. Until then, last year’s, for a taste of it.',
    ],
    [
      2023,
      'an earlier schedule',
      /^The days are set, the hours are still to come\./,
      'The schedule of 2025 is still to come. Until then, that of 2023, for a taste of it.',
    ],
    [undefined, 'the schedule', /^The schedule of 2025 is still to come\.$/, undefined],
  ])('a document of %p in 2025', (of, name, intro, note) => {
    const words = scheduleWords(of, 2025);
    expect(words.name).toBe(name);
    expect(words.intro).toMatch(intro);
    expect(words.note).toBe(note);
  });
});

describe('scheduleToCome', () => {
  test.each([
    [2025, undefined],
    [2024, 'This year’s schedule is still being written. Last year’s is linked from the q & a.'],
    [2023, 'This year’s schedule is still being written. That of 2023 is linked from the q & a.'],
    [undefined, 'This year’s schedule is still being written.'],
  ])('with a document of %p in 2025', (of, note) => {
    expect(scheduleToCome(of, 2025)).toBe(note);
  });
});
