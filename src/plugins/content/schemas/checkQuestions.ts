const isAccordion = (text: string) => /^accordion: true$/m.test(text);
const hasGroups = (text: string) => /^groups: true$/m.test(text);

/**
 * @param file where the page lies, as the reader of the message should find it
 * @param text the page as it is written
 * @returns a line for each question without an answer or of another depth, on pages whose front
 *   matter says `accordion: true`
 */
export function checkQuestions(file: string, text: string): string[] {
  if (!isAccordion(text)) return [];
  const mark = hasGroups(text) ? '###' : '##';
  const [, ...questions] = text.split(new RegExp(`^${mark} `, 'm'));
  const other = hasGroups(text) ? '##' : '###';
  const asked = [...text.matchAll(/^(#{2,}) .*\?/gm)].map(([, found]) => found);
  // A lost setting, and every question would seem to be wrong.
  if (asked.length > 1 && asked.every((found) => found === other)) {
    return hasGroups(text)
      ? [`${file}: found "groups: true", and no groups; take it out, or begin questions with ###`]
      : [
          `${file}: found questions in groups (###); write groups: true between the two --- at its top`,
        ];
  }
  const misplaced = [...text.matchAll(/^(#{2,}) (.*\?)/gm)]
    .filter(([, found]) => found !== mark)
    .map(
      ([, found, title = '']) =>
        `${file}, question '${title}': begins with ${found}, expected ${mark}, as the other questions`,
    );
  const empty = questions.flatMap((question, index) => {
    const [heading = '', ...answer] = question.replace(/^## .*/m, '').split('\n');
    const title = heading.replace(/\{\/\*.*\*\/\}/, '').trim();
    return answer.join('').trim() === ''
      ? [
          `${file}, question ${index + 1} '${title}': the answer is empty, expected a sentence below the heading`,
        ]
      : [];
  });
  return [...misplaced, ...empty];
}
