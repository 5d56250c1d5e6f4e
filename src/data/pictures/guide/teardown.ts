import type {Picture} from '../../schema';
import {card} from '../shapes';

export const teardown: Picture = card(
  'guide/teardown',
  'Early light: two people in red shirts and helmets carry a panel of the sheep to the gear truck. The sheep watches them, its party side open, so that one sees the bus and the loudspeakers.',
);
