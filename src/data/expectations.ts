import {camping, familyMeals, fun, parties, transportation, venue} from './pictures/expect';
import {siteMap} from './pictures/map';
import type {Feature} from './schema';
import {season} from './season';

const {place} = season;

/** The seven cards of /campout/what-to-expect/. */
export const expectations: Feature[] = [
  {
    title: 'venue',
    subtitle: `${place.name} is a queer-owned retreat space in ${place.town}, ${place.county}: up in the mountains near the Mendocino National Forest, about ${place.hoursFromSanFrancisco} hours' drive from San Francisco. It has a pool, party spaces indoors and out, many campsites, outdoor showers and toilets, forest trails and long views. The road up is steep. The view at the top is the thank-you.`,
    img: venue,
    link: '/campout/q-and-a/#where',
  },
  {
    title: 'fun',
    subtitle:
      'By day there are nature walks, screen printing and crafts, drag dodgeball, a talent(less) show and a Wild West pool party. Between them hangs queer art from the Bay Area and beyond. Join everything, run something, or lie by the pool and applaud. The schedule is optional; so is being any good at dodgeball.',
    img: fun,
    link: '/campout/q-and-a/#schedule',
  },
  {
    title: 'parties',
    subtitle: `The music runs for ${season.nights} nights, on several stages, indoors and out. Every night somebody hosts a party, and everybody is on the guest list. Out in the trees the sheep does what it was built for: it glows. Come in sequins, come in a blanket; by sunrise most people are wearing both.`,
    img: parties,
    link: '/campout/dj-lineup/',
  },
  {
    title: 'family meals',
    subtitle:
      'Brunch and dinner are included every day, with plates for omnivores, vegetarians and vegans. Surprise snacks appear in between; nobody ever admits to having planned them. Bring your own cup, plate and utensils, sit down next to someone you have not met, and pass the salad. The best gossip of the weekend travels by table.',
    img: familyMeals,
    link: '/campout/q-and-a/#food',
  },
  {
    title: 'transportation',
    subtitle:
      'A free truck carries camping gear from San Francisco, so your car does not have to fit it all. We encourage carpooling; the sign-up opens nearer the date. New this year is a shuttle from San Francisco and back, at cost. Drop-off and pick-up places are announced nearer the date. If you drive: the road is steep, and all-wheel drive is recommended.',
    img: transportation,
    link: '/campout/q-and-a/#gear',
  },
  {
    title: 'camping and glamping',
    subtitle:
      'There are many campsites; make one of them home. Toilets and showers are outdoors. Campsite power is for phones and lights only, so bring an extension cord. RV passes are limited, cost extra and come without hook-ups. Car camping is not allowed: cars stay in the designated parking. How much glamour goes into the tent is your decision.',
    img: camping,
    link: '/campout/q-and-a/#rvs',
  },
  {
    title: 'map',
    subtitle:
      'Arriving goes in this order: stop at check-in, drive up to your campsite, then park below in the designated parking. The rest is what the weekend is made of: campsites, pool, party spaces indoors and out, showers, toilets and forest trails. Our map is a sketch and not to scale: it tells you what there is, not how far it is. For the road up, use the map link in the Q&A.',
    img: siteMap,
    large: true,
    link: '/campout/q-and-a/#arrival',
  },
];
