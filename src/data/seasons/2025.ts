import {theIncline} from '../places';
import type {Season} from '../schema';

export const season2025: Season = {
  year: 2025,
  weekend: 'Memorial Day Weekend',
  start: '2025-05-23',
  end: '2025-05-26',
  nights: 3,
  place: theIncline,
  // By hand: the site is specified as it stood before the campout, and is built after it too.
  // Without this line the dates decide.
  phase: 'on sale',
  ticketsUrl: 'https://www.tickettailor.com/events/baaahs24/1596810',
  applyUrl: 'https://bit.ly/baaahs-2025-application',
  packingListUrl:
    'https://docs.google.com/document/d/1a3cFYl_xIt_aG26M7SRYsMUY78l2k4Q-cjS4X9po4xw/edit',
  schedule: {
    url: 'https://drive.google.com/file/d/1gO0RlqMr0uMUHOKEiC4_DrG2-_19mvg6/preview',
    year: 2024,
  },
};
