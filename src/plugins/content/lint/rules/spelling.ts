import {houseWords} from '../houseWords';
import {lineIn, type Mistake, type Passage, proseOf} from '../passage';

/** A single word in small letters is a name in code; only data and pages have such for people. */
const isCode = ({file, text, key}: Passage) =>
  key !== 'children' &&
  /^[a-z][\w-]*$/.test(text.trim()) &&
  !file.startsWith('src/data/') &&
  !file.endsWith('.mdx');

/** Not within a longer word, nor within one such as party-crew-unload. */
const whole = (form: string) => new RegExp(`(?<![\\w.@-])(?:${form})(?![\\w@]|[-.]\\w)`, 'g');

const forms = houseWords.flatMap((word) =>
  word.wrong.map((form) => ({...word, pattern: whole(form)})),
);

/** House words: one spelling for each name and each thing. */
export function spelling(passage: Passage): Mistake[] {
  if (isCode(passage)) return [];
  const prose = proseOf(passage);
  return forms.flatMap(({pattern, write, why}) =>
    [...prose.matchAll(pattern)].map((match) => ({
      file: passage.file,
      line: lineIn(passage, match.index),
      rule: 'spelling',
      found: `"${match[0]}"`,
      write: `"${write.replace(/\$(\d)/g, (_, part: string) => match[Number(part)] ?? '')}"`,
      why,
    })),
  );
}
