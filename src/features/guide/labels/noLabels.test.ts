import type {CrewId} from '../model/types';
import {noLabels, NOTHING_YET} from './noLabels';

test.each<[CrewId[], string[], string]>([
  [[], [], NOTHING_YET],
  [['head-and-hind-crew'], ['Belly'], 'No Head & Hind panels in Belly.'],
  [
    ['party-crew', 'business-crew'],
    ['Brow', 'Cheek', 'Dock'],
    'No Party or Business panels in Brow, Cheek, or Dock.',
  ],
])('%p and %p: %s', (crews, sections, expected) => {
  expect(noLabels({crews, sections})).toBe(expected);
});
