import {theIncline} from '../places';
import type {Season} from '../schema';

export const season2024: Season = {
  year: 2024,
  weekend: 'Memorial Day Weekend',
  theme: 'WHAAAT?',
  start: '2024-05-24',
  end: '2024-05-27',
  nights: 3,
  preWeekend: {start: '2024-05-17', end: '2024-05-19'},
  place: theIncline,
  // The shop of that year is not written down.
  ticketsUrl: null,
  applyUrl: 'https://bit.ly/baaahs-2024-application',
  packingListUrl:
    'https://docs.google.com/document/d/1a3cFYl_xIt_aG26M7SRYsMUY78l2k4Q-cjS4X9po4xw/edit',
  schedule: {
    url: 'https://drive.google.com/file/d/1gO0RlqMr0uMUHOKEiC4_DrG2-_19mvg6/preview',
    year: 2024,
  },
};
