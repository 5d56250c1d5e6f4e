import type {Geometry} from '../../model/types';
import type {Vector} from '../../geometry/vector';
import {packed, type Packed} from '../picking/hit';
import {boxAbout, boxAround, type Box} from './box';
import {groundTriangles} from './ground';
import {solidPanels, type SolidPanel} from './panels';
import {sheepTriangles, type Triangle} from './triangles';

/** All that is shown in space, and what taps and glides ask of it. */
export interface SolidSheep {
  /** What can stand before something: the sheep but for its ears and tails. */
  triangles: readonly Triangle[];
  /** The same, packed. */
  solid: Packed;
  /** With the ground; last of all, what is seen through. */
  drawn: readonly Triangle[];
  panels: ReadonlyMap<string, SolidPanel>;
  box: Box;
}

/** A panel is never nearer than this, in inches from its middle: one wants to know where it is. */
const AROUND = 46;

/** A measured sheep, ready to be drawn. */
export function solidSheep(geometry: Geometry): SolidSheep {
  const all = sheepTriangles(geometry);
  const isEar = ({kind}: Triangle) => kind === 'ear';
  const triangles = all.filter((one) => !isEar(one));
  const box = boxAround(all.flatMap(({corners}) => corners));
  return {
    triangles,
    solid: packed(triangles),
    drawn: [...triangles, ...groundTriangles(box), ...all.filter(isEar)],
    panels: solidPanels(geometry),
    box,
  };
}

/** What is looked at with a panel: it and its neighbors, itself in the middle. */
export function boxOf({panels}: SolidSheep, panel: SolidPanel, neighbors: readonly string[]): Box {
  const corners = neighbors.flatMap((name) => panels.get(name)?.corners ?? []);
  const {middle, half} = boxAbout(panel.middle, [...panel.corners, ...corners]);
  return {middle, half: half.map((reach) => Math.max(reach, AROUND)) as unknown as Vector};
}

/** What is looked at with some panels, such as all of the head. */
export const boxAroundPanels = ({panels}: SolidSheep, names: readonly string[]): Box =>
  boxAround(names.flatMap((name) => panels.get(name)?.corners ?? []));
