import {listOf} from './listOf';

test.each([
  ['#buy-party-crew', 'party-crew'],
  ['#buy-head-and-hind-crew', 'head-and-hind-crew'],
  ['#buy-party-crew-written', 'party-crew'],
  ['#buy-party-crews', 'all'],
  ['#down-party-crew', 'all'],
  ['#whole-build', 'all'],
  ['', 'all'],
])('%s leads to the list of %s', (hash, shown) => {
  expect(listOf('buy', hash)).toBe(shown);
});
