import type {SocialCard} from './schema';

const size = {width: 1200, height: 630} as const;

/**
 * The picture that goes with a shared link to the home page, and to pages without a card of their
 * own, such as those of years that are over. The studio draws it (art/scenes/home.js).
 */
export const siteCard: SocialCard['card'] = {
  src: '/img/social.jpg',
  alt: 'BAAAHS in big bright letters, and behind them the sheep, glowing in all colors at dusk.',
  ...size,
};

/**
 * A card that art/cards draws: the title in large letters, and a part of a picture.
 * @param at which part of a wide picture: 0 for its left, 100 for its right
 */
const drawn = (
  page: string,
  name: string,
  title: string,
  from: string,
  alt: string,
  at = 50,
): SocialCard => ({
  page,
  card: {src: `/img/social/${name}.jpg`, alt: `${title}: ${alt}`, ...size},
  drawn: {title, from: `/img/${from}.webp`, at},
});

/**
 * Which page has which card. Each page that search engines may show needs a line here; one may
 * also have the card of another page, or the site's: `{page: '/x/', card: siteCard}`.
 */
export const socialCards: SocialCard[] = [
  {page: '/', card: siteCard},
  drawn('/campout/', 'campout', 'the campout', 'campout/banner', 'the sheep at sunset.', 93),
  drawn('/campout/what-to-expect/', 'expect', 'what to expect', 'expect/venue', 'pool and sheep.'),
  drawn(
    '/campout/dj-lineup/',
    'lineup',
    'dj lineup',
    'lineup/banner',
    'turntables, disco ball.',
    72,
  ),
  drawn('/campout/last-year/', 'years', 'previous years', 'gallery/parasol-parade', 'parasols.'),
  drawn(
    '/campout/q-and-a/',
    'q-and-a',
    'q & a',
    'q-and-a/banner',
    'the sheep is asked things.',
    92,
  ),
  drawn(
    '/campout/schedule/',
    'schedule',
    'the schedule',
    'expect/parties',
    'a barn full of dancers.',
  ),
  drawn('/setup/', 'setup', 'setup guide', 'home/build-day', 'a crew hangs panels.'),
  {
    page: '/setup/panels/',
    card: {
      src: '/img/social/panels.jpg',
      alt: 'where does this panel go?: the sheep with all its panels, one of them gold.',
      ...size,
    },
    // a scene of its own: art/scenes/guide.js
    drawn: {title: 'where does this panel go?', at: 50},
  },
  drawn(
    '/setup/goes-up/',
    'goes-up',
    'how it goes up',
    'gallery/sheep-from-below',
    'the sheep from below.',
  ),
  drawn('/setup/buy-and-bring/', 'buy', 'what to buy and bring', 'guide/bus-business', 'the bus.'),
  drawn('/setup/teardown/', 'teardown', 'teardown', 'gallery/pack-out', 'bags go into the truck.'),
  drawn('/setup/between-years/', 'changes', 'between years', 'errors/tbd', 'the sheep half done.'),
  drawn('/setup/kit/', 'kit', 'table kit', 'guide/bus-party', 'a crew before the bus.'),
  drawn(
    '/setup/labels/',
    'labels',
    'panel labels',
    'guide/sheep',
    'the sheep with all panels on.',
    18,
  ),
  drawn('/setup/handover/', 'handover', 'hand over ticks', 'guide/handover', 'two phones at dusk.'),
  drawn('/org/2024/', 'org', 'org 2024', 'campout/community', 'people round a camp fire.'),
  drawn(
    '/offline/',
    'offline',
    'ready for the playa',
    'offline/cover',
    'the sheep in the dust.',
    100,
  ),
  drawn('/psp/', 'psp', 'palm springs pride', 'home/pride-street', 'the sheep in a parade.'),
  drawn('/search/', 'search', 'search', 'errors/not-found', 'people look for the sheep at night.'),
];
