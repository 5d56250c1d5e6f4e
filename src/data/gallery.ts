import {midnight, packOut} from './pictures/campout';
import {addressOf} from './pictures/shapes';
import type {GalleryItem, Picture} from './schema';

/** The sizes in which pictures of the quilt are drawn and photos are made, in pixels. */
const wide = {width: 1200, height: 800};
const square = {width: 900, height: 900};
const tall = {width: 800, height: 1200};

const shapeOf = (cols: number, rows: number) =>
  cols === rows ? square : cols > rows ? wide : tall;

const still = (name: string, cols: number, rows: number, alt: string): GalleryItem => ({
  src: addressOf(`gallery/${name}`),
  alt,
  ...shapeOf(cols, rows),
  cols,
  rows,
});

/** One that stands on other pages too. */
const shared = ({src, alt, width, height}: Picture, cols: number, rows: number): GalleryItem => ({
  src,
  alt,
  width,
  height,
  cols,
  rows,
});

/** The poster frame of a loop is the .webp and .avif of the same name. */
const loop = (name: string, alt: string): GalleryItem => ({
  src: `/img/gallery/${name}.mp4`,
  alt,
  width: 720,
  height: 480,
  cols: 3,
  rows: 2,
  isVideo: true,
});

/**
 * The quilt of previous years. Columns and rows are a wish: the quilt fills itself, and the last few
 * items give way where a hole would be left. Wider than high is 3, 2; as wide as high 2, 2 or 1, 1; higher
 * than wide 1, 2. The words say what is in the picture.
 */
export const gallery: GalleryItem[] = [
  loop('dance-floor', 'Dancers bounce before a rainbow stage while the lights sweep over them.'),
  still(
    'sheep-tail',
    2,
    2,
    'The sheep from behind at sunset, glowing pink and blue: it looks back at the dancers, with a woolly tail and a rider on top.',
  ),
  still('coyote-moon', 1, 1, 'A coyote howls from a rock before a full moon.'),
  still(
    'flamingo-float',
    1,
    1,
    'Someone with sunglasses and blue hair waves from a pink flamingo in the pool.',
  ),
  still(
    'talent-show-bow',
    2,
    2,
    'In a spotlight before a red curtain a drag queen sings at a microphone, between a performer with wings and a dancer in a white hat; confetti falls.',
  ),
  still(
    'marshmallow',
    1,
    1,
    'Marshmallows on sticks turn golden over the flames of the camp fire; two campers laugh behind it.',
  ),
  still(
    'pool-party',
    3,
    2,
    'The pool from above on a hot day: swimmers in rings, a flamingo, a duck, a unicorn and a sheep.',
  ),
  still(
    'winged-dancer',
    2,
    2,
    'A dancer with orange and violet butterfly wings leaps over a meadow of flowers.',
  ),
  still(
    'pancakes',
    1,
    1,
    'A stack of pancakes with syrup, butter and berries on a red checked cloth.',
  ),
  still(
    'playa-dawn',
    3,
    2,
    'The sheep glows softly in the desert at dawn under a pink sky, and four friends cycle past it.',
  ),
  shared(packOut, 3, 2),
  still(
    'screen-printing',
    3,
    2,
    'At a table in a flowering meadow someone pulls ink over a shirt, another holds up a finished one with a sheep; more dry on the lines.',
  ),
  loop('light-waves', 'Waves of rainbow light run over the panels of the sheep at night.'),
  still(
    'tent-lantern',
    2,
    2,
    'Two friends with mugs laugh on a log before a tent that glows like a lantern, under string lights.',
  ),
  still(
    'brunch-line',
    3,
    2,
    'People in party hats and wings queue with their plates at a striped brunch tent.',
  ),
  still(
    'cowboy-hat',
    1,
    1,
    'A laughing camper with a beard waves, in a cream cowboy hat and a woolly vest; friends dance behind.',
  ),
  still('nature-walk', 3, 2, 'A line of walkers crosses a stream on a log between great trees.'),
  still(
    'record-spinning',
    1,
    1,
    'A hand with painted nails on a spinning record, its pink label printed with a sheep.',
  ),
  still(
    'string-light-path',
    1,
    2,
    'Two friends walk arm in arm down a path lit with lanterns and string lights, between tall pines.',
  ),
  loop(
    'pool-float',
    'Rings, a duck and a flamingo turn slowly on the glittering water of the pool.',
  ),
  still(
    'disco-ball-tree',
    2,
    2,
    'A disco ball hangs from a branch and sends beams of every color over dancers in a clearing.',
  ),
  still(
    'parasol-parade',
    3,
    2,
    'A parade of people with colored parasols comes up a path through a flowering meadow.',
  ),
  shared(midnight, 3, 2),
  still(
    'sheep-from-below',
    1,
    2,
    'The sheep bends its head and looks down at us, against a bright blue sky.',
  ),
  still(
    'ladder-panel',
    1,
    2,
    'A crew member on a ladder holds a triangular panel up to the side of the sheep.',
  ),
  still(
    'dodgeball-throw',
    2,
    2,
    'A bearded player in a blue wig and a pink tutu has thrown a big red ball at us; others leap and cheer behind.',
  ),
  still(
    'first-morning',
    3,
    2,
    'The first morning: mist between the pines, tents, an early riser who stretches, and the sheep still asleep.',
  ),
];
