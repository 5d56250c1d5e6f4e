import {lineup} from './lineup';

/**
 * What people look for, as examples to press on /search/; the first of each group stands in its empty
 * field. `tests/built/finds.test.ts` proves that each is found.
 */
export const searchSuggestions = [
  {
    kind: 'panels',
    title: 'panels, struts',
    says: 'as they stand on the label',
    words: ['R5P', '17DEF', '41ABC'],
  },
  {
    kind: 'guide',
    title: 'sizes',
    says: 'which wrench, and where',
    words: ['3/8"', '1/2"', '19 mm'],
  },
  {
    kind: 'questions',
    title: 'questions',
    says: 'in your own words',
    words: ['dog', 'packing list', 'parking'],
  },
  {
    kind: 'djs',
    title: 'DJs',
    says: 'by their name',
    words: lineup.slice(0, 3).map(({name}) => name),
  },
] as const;
