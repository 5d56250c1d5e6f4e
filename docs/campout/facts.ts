/**
 * What the answers read from the rest of the site. When the year is frozen, scripts/freezeFacts.ts
 * writes these as plain values beside the frozen page, so that it stays as it was.
 */
import {site} from '../../src/config/site';

export {banner} from '../../src/data/pictures/q-and-a';
export {season} from '../../src/data/season';

export const mail = site.campoutMail;
