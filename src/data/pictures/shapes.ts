import type {Picture} from '../schema';

/** A path below static/img and what is in the picture, for those who cannot see it. */
type Drawn = (path: string, alt: string) => Picture;

const drawn =
  (width: number, height: number): Drawn =>
  (path, alt) => ({src: `/img/${path}.webp`, alt, width, height});

/** The sizes in which the pictures are drawn, in pixels. */
export const card = drawn(1200, 800);
export const square = drawn(900, 900);
export const banner = drawn(1920, 900);
export const cover = drawn(1600, 900);
