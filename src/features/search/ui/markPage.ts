import {decodeHash} from '../../../text/decodeHash';
import {openFold} from '../../../ui/browser/openFold';
import {holdPlace} from '../../../ui/scroll/holdPlace';
import {sectionText, type SectionText} from './sectionText';
import {terms, tokens} from '../engine/terms';

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

/** A text that is cut after some lines has a button that shows the rest; a fold opens by itself. */
function unfold(range: Range) {
  openFold(range.startContainer.parentElement);
  const folded = range.startContainer.parentElement?.closest('[id]');
  if (!folded) return;
  const control = `[aria-controls="${CSS.escape(folded.id)}"][aria-expanded="false"]`;
  document.querySelector<HTMLElement>(control)?.click();
}

/** Marks what is found. @returns the first of it */
function mark(found: ReadonlySet<string>, id: string): Range | undefined {
  const inSection = rangesIn(sectionText(id), found);
  const ranges = inSection.length > 0 || !id ? inSection : rangesIn(sectionText(''), found);
  const [first] = ranges;
  // Browsers without it show the place and no marks.
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(...ranges));
  return first;
}

/** Where a range is held: where it is when that is in view, else at a third of the window. */
function heldAt(range: Range | undefined): number {
  const {top, bottom} = range?.getBoundingClientRect() ?? new DOMRect();
  const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top >= covered && bottom <= window.innerHeight ? top : window.innerHeight / 3;
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
  let first: Range | undefined;
  let height: number | undefined;
  const topOf = () => {
    // Texts fold, the edition is chosen, drawings arrive: each changes what is there to be marked.
    const {scrollHeight} = document.body;
    const isGone = first && !first.startContainer.isConnected;
    if (scrollHeight !== height || isGone) first = mark(found, id);
    height = scrollHeight;
    // Its button may come after it.
    if (first) unfold(first);
    return first && first.getClientRects().length > 0
      ? first.getBoundingClientRect().top
      : undefined;
  };
  stopMarking();
  topOf();
  stopMarking = holdPlace(topOf, heldAt(first));
  if (arrived) requestAnimationFrame(() => requestAnimationFrame(() => focus(id)));
}

/** Takes the marks away. */
export function unmarkPage(): void {
  stopMarking();
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
}
