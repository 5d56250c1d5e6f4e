import type {Picture} from '../../schema';
import {card} from '../shapes';

export const briefing: Picture = card(
  'guide/briefing',
  'A bright morning: the setup lead, in a white helmet and with a list, talks to people in red, green, blue and orange shirts round a table with papers and a thermos. One raises a hand, somebody brings coffee and croissants on a tray, and one crouches to pick up a dropped wrench, beside a bucket with a rubber duck in it. Behind them the sheep, its front panels on, listens.',
);
