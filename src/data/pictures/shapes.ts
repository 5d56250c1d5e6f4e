import type {Picture} from '../schema';
import {daylight} from './daylight';

/**
 * A file below static/img and what is in the picture, for those who cannot see it. A drawn picture is
 * named without its ending; a photo with it, as it lies there: 'campout/IMG_1234.jpg'.
 */
type Placed = (path: string, alt: string) => Picture;

/** The address of a file below static/img. */
export const addressOf = (path: string) => `/img/${/\.\w+$/.test(path) ? path : `${path}.webp`}`;

const placed =
  (width: number, height: number): Placed =>
  (path, alt) => ({
    src: addressOf(path),
    alt,
    width,
    height,
    ...(daylight.has(path) && {byDay: true}),
  });

/** The sizes in which pictures are drawn and photos are made, in pixels. */
export const card = placed(1200, 800);
export const square = placed(900, 900);
export const stage = placed(1920, 1280);
export const banner = placed(1920, 900);
export const cover = placed(1600, 900);
