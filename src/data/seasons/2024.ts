import {theIncline} from '../places';
import type {PastSeason} from '../schema';

/** What the site still says of last year: its dates on the home page, its frozen Q&A. */
export const season2024: PastSeason = {
  year: 2024,
  weekend: 'Memorial Day Weekend',
  start: '2024-05-24',
  end: '2024-05-27',
  preWeekend: {start: '2024-05-17', end: '2024-05-19'},
  theme: 'WHAAAT?',
  place: theIncline,
  packingListUrl:
    'https://docs.google.com/document/d/1a3cFYl_xIt_aG26M7SRYsMUY78l2k4Q-cjS4X9po4xw/edit',
};
