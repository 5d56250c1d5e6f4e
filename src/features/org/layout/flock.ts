import {packNames} from './pack';
import {SHEEP, type CircleLayout, type Point} from '../types';

/**
 * Where a circle's sheep stand, one for each project: in rows around its name, as far from its edge as
 * they can, those in front that lie lower.
 */
export function flockOf({ellipse, label, projects}: CircleLayout): Point[] {
  const {x, y} = ellipse;
  const sheep = projects.map((project) => ({...project, ...SHEEP}));
  packNames({...label, x, y}, sheep, {gap: {x: 0, y: 0}, isNamedOnTop: false, within: ellipse});
  return sheep.map((one) => ({x: Math.round(one.x), y: Math.round(one.y)}));
}
