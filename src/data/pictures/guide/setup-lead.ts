import type {Picture} from '../../schema';
import {card} from '../shapes';

export const setupLead: Picture = card(
  'guide/setup-lead',
  'The work area: a red, a green and a blue table with papers taped to them, somebody of each crew behind them, struts and panels laid out, a board with a first-aid kit and a fire extinguisher, drinks and fruit under a parasol, and the setup lead in a white helmet with a list.',
);
