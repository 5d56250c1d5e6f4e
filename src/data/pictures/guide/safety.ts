import type {Picture} from '../../schema';
import {card} from '../shapes';

export const safety: Picture = card(
  'guide/safety',
  'Somebody stands on a stepladder with both hands at the corner of a panel. A second person holds the ladder; a third waits clear of the panels with a buckled tool bag. All wear hard hats, gloves and boots. In the foreground a board with a first-aid kit and a fire extinguisher, and bottles of water on a crate.',
);
