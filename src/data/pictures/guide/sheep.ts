import type {Picture} from '../../schema';
import {card} from '../shapes';

export const sheep: Picture = card(
  'guide/sheep',
  'The finished sheep from the driver side, all panels on, beside a person in a helmet who reaches to its hoof.',
);
