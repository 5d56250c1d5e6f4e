import {camping, familyMeals, fun, parties, transportation, venue} from './pictures/expect';
import {siteMap} from './pictures/map';
import type {Feature, MapPlace} from './schema';
import {season} from './season';

const {place} = season;

const meals: Feature = {
  title: 'family meals',
  subtitle:
    'Brunch and dinner are included every day, with plates for omnivores, vegetarians and vegans. Surprise snacks appear in between; nobody ever admits to having planned them. Bring your own cup, plate and utensils, sit down next to someone you have not met, and pass the salad. The best gossip of the campout travels by table.',
  img: familyMeals,
  link: '/campout/q-and-a/#food',
  more: 'what we eat',
};

const wayThere: Feature = {
  title: 'transportation',
  subtitle:
    'A free truck carries camping gear from San Francisco, so your car does not have to fit it all. We encourage carpooling; the sign-up opens nearer the date. New this year is a shuttle from San Francisco and back, at cost. Drop-off and pick-up places are announced nearer the date. If you drive: the road is steep, and all-wheel drive is recommended.',
  img: transportation,
  link: '/campout/q-and-a/#gear',
  more: 'how the gear truck works',
};

const campsites: Feature = {
  title: 'camping and glamping',
  subtitle:
    'There are many campsites; make one of them home. Toilets and showers are outdoors. Campsite power is for phones and lights only, so bring an extension cord. RV passes are limited, cost extra and come without hook-ups. Car camping is not allowed: cars stay in the designated parking. How much glamour goes into the tent is your decision.',
  img: camping,
  link: '/campout/q-and-a/#rvs',
  more: 'RVs: what may come up the hill',
};

/** The seven cards of /campout/what-to-expect/. */
export const expectations: Feature[] = [
  {
    title: 'venue',
    subtitle: `${place.name} is a queer-owned retreat space in ${place.town}, ${place.county}: up in the mountains near the Mendocino National Forest, about ${place.hoursFromSanFrancisco} hours’ drive from San Francisco. It has a pool, party spaces indoors and out, many campsites, outdoor showers and toilets, forest trails and long views. The road up is steep. The view at the top is the thank-you.`,
    img: {...venue, focus: 'right'},
    link: '/campout/q-and-a/#where',
    more: 'where it is, and the way there',
  },
  {
    title: 'fun',
    subtitle:
      'By day there are nature walks, screen printing and crafts, drag dodgeball, a talent(less) show and a Wild West pool party. Between them hangs queer art from the Bay Area and beyond. Join everything, run something, or lie by the pool and applaud. The schedule is optional; so is being any good at dodgeball.',
    img: fun,
    link: '/campout/q-and-a/#schedule',
    more: 'what there is to join',
  },
  {
    title: 'parties',
    subtitle: `The music runs for ${season.nights} nights, on several stages, indoors and out. Every night somebody hosts a party, and everybody is on the guest list. Out in the trees the sheep does what it was built for: it glows. Come in sequins, come in a blanket; by sunrise most people are wearing both.`,
    img: parties,
    night: true,
    link: '/campout/dj-lineup/',
    more: 'who plays',
  },
  meals,
  wayThere,
  campsites,
  {
    title: 'map',
    subtitle:
      'Arriving goes in this order: stop at check-in, drive up to your campsite, then park below in the designated parking. The rest is what the campout is made of: campsites, pool, party spaces indoors and out, showers, toilets and forest trails. Our map is a sketch, not to scale: it says what there is, not how far. For the road up, use the map link\u00a0in\u00a0the\u00a0Q&A.',
    img: siteMap,
    large: true,
    link: '/campout/q-and-a/#arrival',
    more: 'how arriving works',
  },
];

/** What the leaflet for the fridge says of the way and of staying. */
export const onTheLeaflet: Record<'way' | 'pack', Feature[]> = {
  way: [wayThere, meals],
  pack: [campsites],
};

/** What the map shows, in the order in which one meets it; `at` is where its number
   stands, and beside it its sign (art/map/places.mjs): next to what it names, on a phone too. */
export const mapPlaces: MapPlace[] = [
  {name: 'the steep road', at: [100, 827], what: 'The way up. All-wheel drive is recommended.'},
  {name: 'gate and check-in', at: [306, 640], what: 'Your first stop.'},
  {
    name: 'drop-off',
    at: [490, 246],
    what: 'Bring your gear up to your campsite, then drive back down.',
  },
  {
    name: 'parking',
    at: [1040, 812],
    what: 'The designated place for every car: it stays here, and nobody camps in it.',
  },
  {
    name: 'campsites',
    at: [125, 380],
    what: 'Many, among the trees. Power is for phones and lights only.',
  },
  {name: 'showers and toilets', at: [350, 541], what: 'Outdoors, both of them.'},
  {name: 'forest trails', at: [190, 222], what: 'For nature walks, and for getting away from us.'},
  {name: 'long views', at: [1132, 134], what: 'The thank-you for the steep road.'},
  {name: 'indoor party', at: [592, 340], what: 'A roof to dance under.'},
  {
    name: 'the sheep',
    at: [940, 182],
    what: 'Among the trees, doing what it was built for: it glows.',
  },
  {
    name: 'outdoor party',
    at: [884, 584],
    what: 'Every night somebody hosts a party.',
  },
  {name: 'stages', at: [1000, 545], what: `Several, with DJs for ${season.nights} nights.`},
  {
    name: 'kitchen and long tables',
    at: [650, 737],
    what: 'Brunch and dinner, every day. Bring your own cup, plate and utensils.',
  },
  {name: 'pool', at: [1090, 740], what: 'The Wild West pool party is here.'},
];
