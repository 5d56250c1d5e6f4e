import {seenAt, type Eye} from '../camera/eye';
import {
  isFree,
  placeNames,
  rectOf,
  seenPanels,
  type Page,
  type PlacedName,
  type Weight,
} from '../names/places';
import {isSeen} from '../picking/hit';
import {groundWords} from '../solid/ground';
import type {SolidSheep} from '../solid/sheep';

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

interface Written extends Omit<PlacedName, 'weight'> {
  weight: Weight | 'ground';
}

/** The words on the ground that the sheep does not hide. */
function seenWords(eye: Eye, {box, solid}: SolidSheep, page: Page): Written[] {
  return groundWords(box)
    .filter(({at}) => isSeen(at, eye.at, solid))
    .map(({word, at}): Written => {
      const [x, y] = seenAt(eye, at);
      // At the edge of the frame a word moves in, and up from what it would lie on.
      const half = rectOf({text: word, x: 0, y: 0}, page.letter).right;
      const inFrame = x < 0 || x > page.frame.width ? x : clamp(x, half, page.frame.width - half);
      return {text: word, weight: 'ground', x: inFrame, y: inFrame === x ? y : y - page.letter};
    })
    .filter((word) => isFree(rectOf(word, page.letter), page));
}

/** Writes the names that are seen from an eye: letters of the page, upright, whatever turns. */
export function drawNames(
  svg: SVGSVGElement,
  eye: Eye,
  sheep: SolidSheep,
  weightOf: (name: string) => Weight,
): void {
  const page: Page = {
    frame: eye.frame,
    letter: parseFloat(getComputedStyle(svg).fontSize),
    button: svg.parentElement?.querySelector('button')?.offsetWidth ?? 0,
  };
  const seen = seenPanels(eye, sheep.panels.values(), sheep.solid);
  const written: Written[] = [
    ...seenWords(eye, sheep, page),
    // The last is written over the others.
    ...placeNames(seen, weightOf, page).reverse(),
  ];
  while (svg.childElementCount < written.length)
    svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'text'));
  [...svg.children].forEach((text, i) => {
    const name = written[i];
    text.toggleAttribute('hidden', !name);
    if (!name) return;
    if (text.textContent !== name.text) text.textContent = name.text;
    text.setAttribute('data-weight', name.weight);
    text.setAttribute('x', name.x.toFixed(1));
    text.setAttribute('y', name.y.toFixed(1));
  });
}
