import {imagesOf, linksOf} from '../nodes';
import type {Mistake, Passage} from '../passage';
import type {Places} from '../places';
import type {Page} from '../readPage';
import {nearestOr, type Wrong, wrongTarget} from '../wrongTarget';

function mistake(file: string, line: number, to: string, wrong: Wrong | undefined): Mistake[] {
  if (!wrong) return [];
  return [
    {
      file,
      line,
      rule: 'targets',
      found: `a link to "${to}", which is ${wrong.what}`,
      write: wrong.write,
      leadsTo: wrong.page,
      why: 'whoever presses it would find nothing',
    },
  ];
}

/** A picture by its address that is not in static. */
function lostPictures(page: Page, {statics}: Places): Mistake[] {
  return imagesOf(page)
    .filter(({src}) => src.startsWith('/') && !statics.has(src))
    .map(({line, src}) => ({
      file: page.file,
      line,
      rule: 'targets',
      found: `the picture ${src}, which is not in static`,
      write: nearestOr(src, [...statics], 'the address of a file there'),
      why: 'there would be a hole',
    }));
}

/** The links of a page lead to something, and its pictures are there. */
export const targets =
  (places: Places) =>
  (page: Page): Mistake[] => [
    ...linksOf(page)
      .filter(({to, isCode}) => !isCode && !to.startsWith('http://'))
      .flatMap(({line, to}) => mistake(page.file, line, to, wrongTarget(to, page.file, places))),
    ...lostPictures(page, places),
  ];

/** Where data and code write an address of this site. */
const KEYS = new Set(['href', 'to', 'link']);

/** Its pages are what a function is called with, which has no name. */
const CARDS = 'src/data/socialCards.ts';

const isTarget = ({file, text, key = ''}: Passage) =>
  /^\/(?!\/|img\/)/.test(text) &&
  !file.endsWith('.mdx') &&
  (KEYS.has(key) || (file === CARDS && !key) || (file === CARDS && key === 'page'));

/** The addresses of this site that are data lead to something. */
export const dataTargets =
  (places: Places) =>
  (passage: Passage): Mistake[] =>
    isTarget(passage)
      ? mistake(
          passage.file,
          passage.line,
          passage.text,
          wrongTarget(passage.text, passage.file, places),
        )
      : [];
