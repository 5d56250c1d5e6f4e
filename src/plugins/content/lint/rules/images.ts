import {imagesOf} from '../nodes';
import type {Mistake, Passage} from '../passage';
import type {Page} from '../readPage';

const why = 'who cannot see a picture hears this in its place';

function weakness(alt: string): string | undefined {
  if (!alt.trim()) return 'a picture without alt text';
  if (/\.(?:avif|gif|jpe?g|mp4|png|svg|webp)$/i.test(alt))
    return `the name of a file, "${alt}", as alt text`;
  const opening = /^(?:an? |the )?(?:image|photo|photograph|picture) (?:of|showing) /i.exec(
    alt,
  )?.[0];
  return opening && `an alt text that begins with "${opening.trim()}"`;
}

const mistake = (file: string, line: number, alt: string): Mistake[] => {
  const found = weakness(alt);
  return found ? [{file, line, rule: 'images', found, write: 'what is in the picture', why}] : [];
};

/** Pictures in a page have an alt text that says what is in them. */
export const images = (page: Page): Mistake[] =>
  imagesOf(page).flatMap(({line, alt}) => mistake(page.file, line, alt));

/** The alt texts of data say what is in the picture, too; that there is one, its schema checks. */
export function altTexts({file, line, text}: Passage): Mistake[] {
  const isAlt = /^src\/data\/(?:pictures\/|gallery\.)/.test(file) && /\s/.test(text);
  return isAlt ? mistake(file, line, text) : [];
}
