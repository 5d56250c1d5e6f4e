import {affiliationsOf, countAffiliations} from './affiliations';

test.each([
  ['Synthia, Fog City Pack,STANK', ['Synthia', 'Fog City Pack', 'STANK']],
  [' BAAAHS ,, ', ['BAAAHS']],
  [undefined, []],
])('%p is split at the commas', (affiliation, expected) => {
  expect(affiliationsOf({affiliation})).toEqual(expected);
});

test('the affiliation with most DJs comes first, the others by the alphabet', () => {
  const djs = [
    {affiliation: 'Velvet'},
    {affiliation: 'chonies, BAAAHS'},
    {},
    {affiliation: 'BAAAHS'},
  ];
  expect(countAffiliations(djs)).toEqual([
    {name: 'BAAAHS', count: 2},
    {name: 'chonies', count: 1},
    {name: 'Velvet', count: 1},
  ]);
});
