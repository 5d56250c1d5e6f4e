import {extentOf, isInside, type Box} from '../outline';
import type {Outline} from '../../model/panelFile';
import {nameHalf} from './box';

/** Between the places that are tried, in inches. */
const STEP = 3;
/** A place of a name is free if these points of it are, as shares of its half width and height. */
const POINTS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

interface Named {
  name: string;
  outline: Outline;
}

/** The free places of a panel in a window, on a grid: what is painted after it covers it. */
function freePlaces(outline: Outline, over: readonly Outline[], [left, top, width, height]: Box) {
  const [from, above, to, below] = extentOf([outline]);
  const covers = over.filter((other) => {
    const [a, b, c, d] = extentOf([other]);
    return a < to && c > from && b < below && d > above;
  });
  const isFree = (x: number, y: number) =>
    x > left &&
    x < left + width &&
    y > top &&
    y < top + height &&
    isInside(x, y, outline) &&
    !covers.some((other) => isInside(x, y, other));
  const free: [number, number][] = [];
  for (let x = from + STEP / 2; x < to; x += STEP)
    for (let y = above + STEP / 2; y < below; y += STEP) if (isFree(x, y)) free.push([x, y]);
  return {free, isFree};
}

/**
 * Where a panel's name of some size stands in the middle of what a window shows of the panel; nothing where it
 * has no room.
 * @param over what is painted after it
 */
export function seenPlace(
  {name, outline}: Named,
  size: number,
  over: readonly Outline[],
  window: Box,
): readonly [number, number] | undefined {
  const {free, isFree} = freePlaces(outline, over, window);
  const mean = (axis: 0 | 1) => free.reduce((sum, at) => sum + at[axis], 0) / free.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const [aside, above] = nameHalf(name, size);
  const off = ([x, y]: readonly [number, number]) => Math.hypot(x - middleX, y - middleY);
  return free
    .sort((a, b) => off(a) - off(b))
    .find(([x, y]) => POINTS.every(([px, py]) => isFree(x + px * aside, y + py * above)));
}
