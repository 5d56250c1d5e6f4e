/** DJs of this season's line-up that the tests of the wall ask for; nothing here knows a name. */
import {lineup} from '../../src/data/lineup';
import {affiliationsOf, countAffiliations} from '../../src/features/lineup/affiliations';
import {slug} from '../../src/text/slug';

const inCrew = (crew: string) => lineup.filter((dj) => affiliationsOf(dj).includes(crew));
const crews = countAffiliations(lineup).map(({name}) => name);

/** Until somebody is booked there is no wall to test, and /campout/dj-lineup/ says so. */
export const booked = lineup.length > 0;
export const count = lineup.length;
export const idOf = (dj?: {name: string}) => slug(dj?.name ?? '');

/** The crew with the most DJs, and who is in it, in the order of their cards. */
export const crew = crews[0] ?? '';
export const members = inCrew(crew).map(({name}) => name);
export const member = members.at(-1) ?? '';
/** Somebody who is not in it, from the middle of the wall. */
export const outsider = lineup.filter((dj) => !affiliationsOf(dj).includes(crew)).at(3);

/** The last one on the wall, and a crew that this DJ is not in. */
export const last = lineup.at(-1);
export const otherCrew = crews.find((name) => last && !affiliationsOf(last).includes(name)) ?? '';

/** The one with most to say, whose text is cut. */
export const talker = [...lineup].sort((a, b) => (b.bio?.length ?? 0) - (a.bio?.length ?? 0))[0];
/** A word that is in the text of a member. */
export const word = /\p{L}{6,}/u.exec(inCrew(crew).at(-1)?.bio ?? '')?.[0] ?? '';
