import {packNames} from './pack';
import type {CircleLayout, Point} from './types';

/** What a sheep and the room around it take, in the units of the data's plane. */
export const SHEEP = {width: 104, height: 80};

/**
 * Where a circle's sheep stand, one for each project: in rows around its name, as close to it as the
 * projects' names are when they are read, those in front that lie lower.
 */
export function flockOf({ellipse: {x, y}, label, projects}: CircleLayout): Point[] {
  const sheep = projects.map((project) => ({...project, ...SHEEP}));
  packNames({...label, x, y}, sheep, {gap: {x: 0, y: 0}, isNamedOnTop: false});
  return sheep.map((one) => ({x: Math.round(one.x), y: Math.round(one.y)}));
}
