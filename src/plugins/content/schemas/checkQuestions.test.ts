import fs from 'node:fs';
import {checkQuestions} from './checkQuestions';

const page = (...questions: string[]) => ['---\naccordion: true\n---\n', ...questions].join('\n');

test('an answer is needed, and the question is named', () => {
  const text = page('## food? {/* #food */}\n\nYes.\n', '## dogs? {/* #dogs */}\n\n', '## RVs?\n');
  expect(checkQuestions('docs/q.mdx', text)).toEqual([
    "docs/q.mdx, question 2 'dogs?': the answer is empty, expected a sentence below the heading",
    "docs/q.mdx, question 3 'RVs?': the answer is empty, expected a sentence below the heading",
  ]);
});

test.each(['##', '####'])('in groups, a question that begins with %s', (found) => {
  const text = page(
    `groups: true\n## food\n\n### food?\n\nYes.\n\n${found} dogs? {/* #dogs */}\n\nNo.\n`,
  );
  expect(checkQuestions('docs/q.mdx', text)).toEqual([
    `docs/q.mdx, question 'dogs?': begins with ${found}, expected ###, as the other questions`,
  ]);
});

test('other pages may have headings with nothing below', () => {
  expect(checkQuestions('docs/guide.mdx', '## party crew\n\n## tech\n')).toEqual([]);
});

test('the questions of the campout are answered', () => {
  const file = 'docs/campout/q-and-a.mdx';
  expect(checkQuestions(file, fs.readFileSync(file, 'utf8'))).toEqual([]);
});

test('in groups, the heading of the next group is no answer', () => {
  const text = page('groups: true\n## dogs\n\n### dogs?\n\n## food\n\n### food?\n\nYes.\n');
  expect(checkQuestions('docs/q.mdx', text)).toEqual([
    "docs/q.mdx, question 1 'dogs?': the answer is empty, expected a sentence below the heading",
  ]);
});

test.each([
  [
    '### food?\n\nYes.\n\n### dogs?\n\nNo.\n',
    'found questions in groups (###); write groups: true',
  ],
  ['groups: true\n## food?\n\nYes.\n\n## dogs?\n\nNo.\n', 'found "groups: true", and no groups'],
])('a lost setting is one line, not one a question', (text, says) => {
  expect(checkQuestions('docs/q.mdx', page(text))).toEqual([expect.stringContaining(says)]);
});
