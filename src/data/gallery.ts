import {packOut} from './pictures/campout';
import {frontRow} from './pictures/pride';
import {addressOf} from './pictures/shapes';
import type {GalleryItem, Picture} from './schema';

/** The sizes in which pictures of the quilt are drawn and photos are made, in pixels. */
const wide = {width: 1200, height: 800};
const square = {width: 900, height: 900};
const tall = {width: 800, height: 1200};

const shapeOf = (cols: number, rows: number) =>
  cols === rows ? square : cols > rows ? wide : tall;

/** Columns and rows where the quilt has six columns, or three on a tablet or a phone, if not the usual. */
interface Elsewhere {
  at6?: readonly [number, number];
  onTablet?: readonly [number, number];
  at3?: readonly [number, number];
}

/** On a phone a picture is as wide as the page and no higher; on a tablet a column is as wide as two of six. */
function wish(cols: number, rows: number, elsewhere: Elsewhere = {}) {
  const {
    at6 = [cols, rows],
    onTablet = cols > rows ? [2, 3] : [1, cols < rows ? 3 : 2],
    at3 = [3, cols > rows ? 2 : 3],
  } = elsewhere;
  return {
    cols,
    rows,
    at6: {cols: at6[0], rows: at6[1]},
    onTablet: {cols: onTablet[0], rows: onTablet[1]},
    at3: {cols: at3[0], rows: at3[1]},
  };
}

const still = (
  name: string,
  cols: number,
  rows: number,
  alt: string,
  elsewhere?: Elsewhere,
): GalleryItem => ({
  src: addressOf(`gallery/${name}`),
  alt,
  ...shapeOf(cols, rows),
  ...wish(cols, rows, elsewhere),
});

/** One that stands on other pages too. */
const shared = (
  {src, alt, width, height}: Picture,
  cols: number,
  rows: number,
  elsewhere?: Elsewhere,
): GalleryItem => ({src, alt, width, height, ...wish(cols, rows, elsewhere)});

/** The poster frame of a loop is the .webp and .avif of the same name. */
const loop = (
  name: string,
  cols: number,
  rows: number,
  alt: string,
  elsewhere?: Elsewhere,
): GalleryItem => ({
  src: `/img/gallery/${name}.mp4`,
  alt,
  width: 720,
  height: 480,
  ...wish(cols, rows, elsewhere),
  isVideo: true,
});

/**
 * The quilt of previous years. Columns and rows are a wish: the quilt fills itself, and the last few
 * items give way where a hole would be left. Wider than high is 3, 2, as wide as high 2, 2, higher than
 * wide 2, 3; these fit each other, and so that no row is like the one before some are larger. Nothing is so
 * small that one does not see what it is. The words say what is in the picture.
 */
export const gallery: GalleryItem[] = [
  still(
    'pool-party',
    3,
    2,
    'The pool from above on a hot day: swimmers in rings, a flamingo, a duck, a unicorn and a sheep.',
    {at6: [6, 4], onTablet: [3, 3]},
  ),
  still(
    'sheep-tail',
    2,
    2,
    'The sheep from behind at sunset, glowing pink and blue: it looks back at the dancers, with a woolly tail and a rider on top.',
    {onTablet: [2, 4]},
  ),
  still(
    'disco-ball-tree',
    2,
    2,
    'A disco ball hangs from a branch and sends beams of every color over dancers in a clearing.',
    {at6: [2, 3], at3: [2, 2]},
  ),
  still(
    'string-light-path',
    2,
    3,
    'Two friends walk arm in arm down a path lit with lanterns and string lights, between tall pines.',
    {at6: [2, 4]},
  ),
  still('coyote-moon', 2, 2, 'A coyote howls from a rock before a full moon.', {at3: [1, 1]}),
  still(
    'flamingo-float',
    2,
    2,
    'Someone with sunglasses and blue hair waves from a pink flamingo in the pool.',
    {at6: [2, 3], at3: [1, 1]},
  ),
  loop(
    'dance-floor',
    3,
    2,
    'Dancers bounce before a rainbow stage while the lights sweep over them.',
  ),
  still(
    'marshmallow',
    2,
    2,
    'Marshmallows on sticks turn golden over the flames of the camp fire; two campers laugh behind it.',
    {at3: [1, 1]},
  ),
  still(
    'talent-show-bow',
    2,
    2,
    'In a spotlight before a red curtain a drag queen sings at a microphone, between a performer with wings and a dancer in a white hat; confetti falls.',
    {at3: [2, 2]},
  ),
  still(
    'screen-printing',
    3,
    2,
    'At a table in a flowering meadow someone pulls ink over a shirt, another holds up a finished one with a sheep; more dry on the lines.',
  ),
  still(
    'winged-dancer',
    2,
    2,
    'A dancer with orange and violet butterfly wings leaps over a meadow of flowers.',
  ),
  loop(
    'pool-float',
    4,
    3,
    'Rings, a duck and a flamingo turn slowly on the glittering water of the pool.',
  ),
  still(
    'tent-lantern',
    3,
    3,
    'Two friends with mugs laugh on a log before a tent that glows like a lantern, under string lights.',
    {at6: [2, 2], at3: [2, 2]},
  ),
  still(
    'brunch-line',
    3,
    2,
    'People in party hats and wings queue with their plates at a striped brunch tent.',
    {at6: [4, 3]},
  ),
  still(
    'sheep-from-below',
    2,
    3,
    'The sheep bends its head and looks down at us, against a bright blue sky.',
  ),
  loop('light-waves', 4, 3, 'Waves of rainbow light run over the panels of the sheep at night.'),
  still(
    'pancakes',
    2,
    2,
    'A stack of pancakes with syrup, butter and berries on a red checked cloth.',
    {at3: [1, 1]},
  ),
  still(
    'cowboy-hat',
    3,
    3,
    'A laughing camper with a beard waves, in a cream cowboy hat and a woolly vest; friends dance behind.',
    {at6: [2, 2], at3: [1, 1]},
  ),
  still(
    'playa-dawn',
    6,
    4,
    'The sheep glows softly in the desert at dawn under a pink sky, and four friends cycle past it.',
    {onTablet: [2, 2]},
  ),
  still(
    'record-spinning',
    2,
    2,
    'A hand with painted nails on a spinning record, its pink label printed with a sheep.',
    {at3: [1, 1]},
  ),
  still('nature-walk', 3, 2, 'A line of walkers crosses a stream on a log between great trees.', {
    onTablet: [2, 2],
    at3: [3, 3],
  }),
  shared(packOut, 3, 2, {onTablet: [2, 2]}),
  still(
    'parasol-parade',
    4,
    3,
    'A parade of people with colored parasols comes up a path through a flowering meadow.',
    {at6: [3, 3], onTablet: [2, 2]},
  ),
  shared(frontRow, 3, 3, {at6: [2, 2]}),
  still(
    'dodgeball-throw',
    2,
    2,
    'A bearded player in a blue wig and a pink tutu has thrown a big red ball at us; others leap and cheer behind.',
    {at6: [3, 3]},
  ),
  still(
    'ladder-panel',
    2,
    3,
    'A crew member on a ladder holds a triangular panel up to the side of the sheep.',
  ),
  still(
    'first-morning',
    4,
    2,
    'The first morning: mist between the pines, tents, an early riser who stretches, and the sheep still asleep.',
    {at6: [4, 3], onTablet: [3, 3]},
  ),
];
