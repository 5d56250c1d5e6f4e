import type {Geometry} from '../model/types';
import {cornerOf} from './mesh';

/** What hangs higher needs a ladder, in feet above the ground. */
export const LADDER_FROM = 8;

const REACH = 12 * LADDER_FROM;

export const needsLadder = (top: number): boolean => top > REACH;

/** How high the top corner of the highest of some panels hangs above the ground, in inches. */
export function topOf(panels: readonly string[], geometry: Geometry): number {
  const corners = panels.flatMap((name) => geometry.panels[name] ?? []).flat();
  return Math.max(0, ...corners.map((number) => cornerOf(geometry, number)[1]));
}

/**
 * Where a ladder is needed, how high: to the top corner of the highest panel.
 * @returns inches above the ground; undefined where hands are enough
 */
export function ladderTo(panels: readonly string[], geometry: Geometry): number | undefined {
  const top = topOf(panels, geometry);
  return needsLadder(top) ? top : undefined;
}
