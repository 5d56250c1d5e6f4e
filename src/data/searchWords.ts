/**
 * Other words for things, for the search: what people type where our pages say it differently, or
 * say it in many places. A few, since the search knows beginnings, plurals and slips by itself.
 * Capitals and small words ('how do I', 'the') do not matter. The build stops at a place or a word
 * that is not there.
 */
import {crews} from '../features/guide/model/crews';
import {scheduleDocument} from './schedule';
import type {AskedFor, OtherWord} from './schema';

/** Whoever asks for a crew by its name means its part of the guide. */
const crewNames: AskedFor[] = crews.map(({id, name}) => ({words: [name], to: `/setup/#${id}`}));

/**
 * Who asks for just this is shown this place first. The first of its words stands beside the result,
 * so it says what is found there.
 */
export const askedFor: AskedFor[] = [
  ...crewNames,
  {words: ['lead'], to: '/setup/#setup-lead'},
  {words: ['business', 'biz crew'], to: '/setup/#business-crew'},
  {words: ['head and hind', 'head crew', 'hind crew'], to: '/setup/#head-and-hind-crew'},
  {words: ['tech crew'], to: '/setup/#tech-crew'},

  {
    words: ['tickets', 'buy tickets', 'price', 'cost', 'how much', 'register', 'sign up'],
    to: '/campout/',
  },
  {
    words: ['how to get there', 'how do I get there', 'how do we get there', 'get there'],
    to: '/campout/q-and-a/#where',
  },
  {words: ['location', 'directions', 'address', 'where', 'map'], to: '/campout/q-and-a/#where'},
  {words: ['dates', 'how long', 'weekend'], to: '/campout/q-and-a/#when'},
  {words: ['schedule'], to: scheduleDocument ? '/campout/schedule/' : '/campout/q-and-a/#schedule'},
  {
    words: ['carpool and shuttle', 'carpool', 'ride', 'bus', 'train', 'no car'],
    to: '/campout/q-and-a/#carpool',
  },
  {words: ['all-wheel drive', 'AWD', '4WD', 'four-wheel drive'], to: '/campout/q-and-a/#vehicle'},
  {words: ['parking', 'check-in'], to: '/campout/q-and-a/#arrival'},
  {words: ['departure', 'leaving'], to: '/campout/q-and-a/#departure'},
  {words: ['packing', 'pack', 'checklist'], to: '/campout/q-and-a/#packing'},
  {words: ['meals', 'breakfast', 'lunch'], to: '/campout/q-and-a/#food'},
  {words: ['animals', 'pets'], to: '/campout/q-and-a/#dogs'},
  {words: ['sleep in the car', 'van'], to: '/campout/q-and-a/#car-camping'},
  {words: ['contact', 'email', 'help'], to: '/campout/q-and-a/#contact'},
  {words: ['music', 'lineup', 'who plays', 'who is playing'], to: '/campout/dj-lineup/'},
  {words: ['photos', 'pictures', 'videos'], to: '/campout/last-year/'},
  {words: ['BAAAHS', 'home'], to: '/'},
  {words: ['join', 'volunteer', 'apply', 'become a member'], to: '/'},
  {words: ['offline', 'wifi', 'internet', 'app'], to: '/offline/'},

  {words: ['first aid', 'first-aid kit', 'fire extinguisher'], to: '/setup/#safety'},
  {words: ['protective gear', 'gloves', 'hard hat', 'boots'], to: '/setup/#safety'},
  {words: ['shift change', 'handover', 'change of shifts'], to: '/setup/handover/'},
  {words: ['setup board', 'all crews', 'status board'], to: '/setup/board/'},
  {words: ['to print', 'sign-in sheet', 'shift list'], to: '/setup/kit/'},
  {words: ['panel map', 'panel finder', 'find a panel', 'label lost'], to: '/setup/panels/'},
  {words: ['hanging order', 'order of the panels', 'step by step'], to: '/setup/goes-up/'},
  {words: ['changes', 'what changed'], to: '/setup/between-years/'},
  {words: ['wrench sizes', 'socket'], to: '/setup/#general-knowledge-wrenches'},
  {words: ['hanging panels', 'hang panels', 'zip tie'], to: '/setup/#general-knowledge-hanging'},
  {words: ['take down', 'strike', 'pack up'], to: '/setup/teardown/'},
  {words: ['shopping list', 'hardware list', 'what to buy'], to: '/setup/buy-and-bring/'},
];

/** Words that our pages do not have, and what they say instead. */
export const otherWords: OtherWord[] = [
  {words: ['emergency', 'injury', 'injured', 'ambulance', 'medic'], means: 'first-aid kit'},
  {words: ['sunscreen', 'sun cream'], means: 'sunblock'},
  {words: ['helmet'], means: 'hard hat'},
  {words: ['bathroom', 'restroom', 'washroom', 'portapotty'], means: 'toilet'},
  {words: ['camper van', 'motorhome'], means: 'RV'},
  {words: ['rideshare'], means: 'carpool'},
  {words: ['cat'], means: 'pet'},
  {words: ['electricity'], means: 'power'},
  {words: ['spanner'], means: 'wrench'},
  {words: ['cable tie', 'zip strap'], means: 'zip tie'},
];
