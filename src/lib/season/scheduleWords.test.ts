import {scheduleWords} from './scheduleWords';

test.each([
  [2025, "this year's schedule", /^Everything on it is optional\.$/],
  [2024, "last year's schedule", /^Last year’s, for a taste of it\./],
  [2023, 'an earlier schedule', /^The schedule of 2025 is still to come\. .* that of 2023,/],
  [undefined, 'the schedule', /^The schedule of 2025 is still to come\.$/],
])('a document of %p in 2025', (of, name, intro) => {
  const words = scheduleWords(of, 2025);
  expect(words.name).toBe(name);
  expect(words.intro).toMatch(intro);
});
