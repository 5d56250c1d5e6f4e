import {isInside} from '../../sheep/outline';
import {panelAt, type PlacedPanel} from '../../sheep/SheepMap/placed';
import {lookingAt, seenAt, type Eye} from '../camera/eye';
import {seenPanels} from '../names/places';
import type {SolidPanel} from '../solid/panels';
import type {SolidSheep} from '../solid/sheep';
import {hitFrom} from './hit';

/**
 * The panel that is meant by a tap, by the rule of the flat map: the one under it, or a much smaller
 * one whose middle is nearer; beside the sheep the nearest one.
 * @param reach how far off a touch may be, in pixels; 0 for a mouse
 */
export function pickAt(
  [x, y]: readonly [number, number],
  reach: number,
  eye: Eye,
  {panels, solid, triangles}: SolidSheep,
): string | undefined {
  const met = hitFrom(eye.at, lookingAt(eye, x, y), solid);
  const hit = met && triangles[met.number];
  const under = panels.get(hit?.panel ?? '');
  const placed = (panel: SolidPanel, at: readonly number[], room: number): PlacedPanel => ({
    name: panel.name,
    outline: panel.corners.map((corner) => seenAt(eye, corner)),
    x: at[0] ?? 0,
    y: at[1] ?? 0,
    at: [0, 0],
    size: 0,
    isOutside: false,
    room,
  });
  const others = seenPanels(eye, panels.values(), solid)
    .filter(({panel}) => panel !== under)
    .map((seen) => placed(seen.panel, [seen.x, seen.y], seen.room))
    // What lies behind what was hit is not meant.
    .filter(({outline}) => !hit || !isInside(x, y, outline));
  if (!under) return panelAt(x, y, reach, others);
  const [middleX, middleY, far] = seenAt(eye, under.middle);
  const own = placed(under, [middleX, middleY], (under.room * eye.scale) / far);
  return panelAt(x, y, reach, [...others, own]);
}
