import {decodeHash} from '../decodeHash';
import {whileSettling} from '../whileSettling';
import {sectionText, type SectionText} from './sectionText';
import {terms, tokens} from './terms';

/** The name that the stylesheet knows the marks by. */
const NAME = 'found';

/** The place in the page of a place in a section's text. */
function pointOf({nodes}: SectionText, at: number) {
  const piece = nodes.filter(({start}) => start <= at).at(-1);
  return piece && {node: piece.node, offset: Math.min(at - piece.start, piece.node.length)};
}

function rangesIn(section: SectionText, found: ReadonlySet<string>): Range[] {
  return tokens(section.text).flatMap(({term, start, end}) => {
    const from = found.has(term) ? pointOf(section, start) : undefined;
    const to = pointOf(section, end - 1);
    if (!from || !to) return [];
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset + 1);
    return [range];
  });
}

/** A text that is cut after some lines has a button that shows the rest. */
function unfold(range: Range) {
  const folded = range.startContainer.parentElement?.closest('[id]');
  if (!folded) return;
  const control = `[aria-controls="${CSS.escape(folded.id)}"][aria-expanded="false"]`;
  document.querySelector<HTMLElement>(control)?.click();
}

function bringIntoView(range: Range) {
  const {top, bottom} = range.getBoundingClientRect();
  const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (top >= covered && bottom <= window.innerHeight) return;
  window.scrollBy({top: top - window.innerHeight / 3, behavior: 'instant'});
}

function mark(found: ReadonlySet<string>, id: string) {
  const inSection = rangesIn(sectionText(id), found);
  const ranges = inSection.length > 0 || !id ? inSection : rangesIn(sectionText(''), found);
  const [first] = ranges;
  // Browsers without it show the place and no marks.
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(...ranges));
  if (!first) return;
  unfold(first);
  bringIntoView(first);
}

/** The keyboard goes on from what was found, not from the search button. */
function focus(id: string) {
  const target = document.getElementById(id);
  if (!target || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({preventScroll: true});
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
}

let stopMarking = () => {};

/**
 * Marks words on the open page, in the section that the hash names if it has them, and brings the
 * first into view. Nothing in the page is changed for it.
 * @param find the words, with commas between them
 * @param hash of the address, with its '#'
 * @param arrived true for whoever came here from another place of the site
 */
export function markPage(find: string, hash: string, arrived: boolean): void {
  const found = new Set(terms(find));
  const id = decodeHash(hash);
  stopMarking();
  // Texts fold, the edition is chosen, drawings arrive: each moves what was found.
  stopMarking = whileSettling(() => mark(found, id));
  if (arrived) requestAnimationFrame(() => requestAnimationFrame(() => focus(id)));
}

/** Takes the marks away. */
export function unmarkPage(): void {
  stopMarking();
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
}
