import type {GalleryItem} from './schema';

const still = (name: string, cols: number, rows: number, alt: string): GalleryItem => ({
  src: `/img/gallery/${name}.webp`,
  alt,
  cols,
  rows,
});

/** The poster frame of a loop is the .webp and .avif of the same name. */
const loop = (name: string, alt: string): GalleryItem => ({
  src: `/img/gallery/${name}.mp4`,
  alt,
  cols: 3,
  rows: 2,
  isVideo: true,
});

/**
 * The quilt of previous years. The order is such that dense placement leaves no hole and ends flush
 * at nine, six and three columns; gallery.test.ts proves it. After a change, swap items until it holds.
 */
export const gallery: GalleryItem[] = [
  loop('dance-floor', 'Dancers bounce before the DJ while the lights change colour.'),
  still(
    'sheep-tail',
    2,
    2,
    'The sheep from behind at sunset: a woolly tail and the rear door of the bus.',
  ),
  still('coyote-moon', 1, 1, 'A coyote howls on a ridge before a full moon.'),
  still('flamingo-float', 1, 1, 'Someone in sunglasses lies on a pink flamingo in the pool.'),
  still(
    'talent-show-bow',
    2,
    2,
    'Three performers take a bow before a red curtain while the audience cheers.',
  ),
  still('marshmallow', 1, 1, 'A marshmallow on a stick turns golden over the camp fire.'),
  still(
    'pool-party',
    3,
    2,
    'The pool from above on a hot day, full of swimmers, rings, a unicorn and beach balls.',
  ),
  still(
    'winged-dancer',
    2,
    2,
    'A dancer with great orange butterfly wings leaps in the evening sun.',
  ),
  still('pancakes', 1, 1, 'A stack of pancakes with butter and berries on a checked cloth.'),
  still(
    'playa-dawn',
    3,
    2,
    'The sheep in the desert at dawn, pink dust, long shadows and bicycles.',
  ),
  still(
    'pack-out',
    3,
    2,
    'Monday: a chain of people passes bags and tents into the open gear truck.',
  ),
  still(
    'screen-printing',
    3,
    2,
    'Freshly printed shirts with a sheep on them dry on a line in the sun.',
  ),
  loop('light-waves', 'Waves of rainbow light run over the panels of the sheep at night.'),
  still('tent-lantern', 2, 2, 'Two friends look out of a tent that glows like a lantern at night.'),
  still(
    'brunch-line',
    3,
    2,
    'People in pyjamas and hats queue with their plates at the brunch tent.',
  ),
  still('cowboy-hat', 1, 1, 'A smiling camper with a white cowboy hat and a star-spangled shirt.'),
  still(
    'nature-walk',
    3,
    2,
    'A line of walkers with day packs crosses a stream on a log among mossy trees.',
  ),
  still('record-spinning', 1, 1, 'A pink record spins on a turntable with the needle down.'),
  still(
    'string-light-path',
    1,
    2,
    'A path lit with lanterns and string lights leads between tall pines at dusk.',
  ),
  loop('pool-float', 'Rings and a duck turn slowly on the glittering water of the pool.'),
  still(
    'disco-ball-tree',
    2,
    2,
    'A disco ball hangs from a pine and throws spots of coloured light over the clearing.',
  ),
  still('parasol-parade', 3, 2, 'A parade of people with coloured parasols winds up a sunny hill.'),
  still(
    'stage-at-midnight',
    3,
    2,
    'Beams of light fan out over the crowd from the stage at midnight.',
  ),
  still(
    'sheep-from-below',
    1,
    2,
    'The head of the sheep seen from the ground, against a bright blue sky.',
  ),
  still(
    'ladder-panel',
    1,
    2,
    'A crew member on a ladder lifts a triangular panel towards the side of the sheep.',
  ),
  still(
    'dodgeball-throw',
    2,
    2,
    'A player in a blue wig and tutu throws a red ball straight at us.',
  ),
  still(
    'first-morning',
    3,
    2,
    'The first morning: low sun and mist over tents and pines, with the sheep asleep behind them.',
  ),
];
