import type {MeasuredPanel} from './measure';

/** How far lengths may differ, in inches: the model is good to about one. */
const SAME = 1.5;

/** The name of the panel in the same place on the other side. */
const otherSide = (name: string) => name.replace(/[DP]$/, (letter) => (letter === 'D' ? 'P' : 'D'));

/** The panel that is a panel's mirror image; none where the other side is cut differently. */
export function mirrorOf(
  panel: MeasuredPanel,
  panels: ReadonlyMap<string, MeasuredPanel>,
): MeasuredPanel | undefined {
  const twin = panels.get(otherSide(panel.name));
  if (!twin || twin === panel || twin.edges.length !== panel.edges.length) return undefined;
  const lengths = panel.edges.map(({length}) => length);
  const mirrored = twin.edges.map(({length}) => length).reverse();
  const isTwin = lengths.some((_, at) =>
    lengths.every(
      (length, i) => Math.abs(length - (mirrored[(i + at) % mirrored.length] ?? 0)) <= SAME,
    ),
  );
  return isTwin ? twin : undefined;
}
