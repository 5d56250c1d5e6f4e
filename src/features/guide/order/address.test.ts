import {figures} from '@site/tests/support/guideFigures';
import {placeSearch, readPlace} from './address';
import {hangingCrews, orderSteps} from './steps';

const {hanging} = figures;
const read = (search: string) => readPlace(search, hanging);

test.each(hangingCrews(hanging))('every step of %s has an address that leads to it', (whose) => {
  orderSteps(hanging, whose).forEach((_, at) =>
    expect(read(placeSearch({whose, at}, ''))).toEqual({whose, at}),
  );
});

test('what else an address asks stays', () => {
  expect(placeSearch({whose: 'all', at: 2}, '?a=b&step=9')).toBe('?a=b&step=3&crew=all-crews');
});

test.each([
  ['', 'all', 0],
  ['?crew=party-crew', 'party-crew', 0],
  ['?crew=party-crew&step=99', 'party-crew', 14],
  ['?crew=party-crew&step=0', 'party-crew', 0],
  ['?crew=party-crew&step=-3', 'party-crew', 0],
  ['?crew=party-crew&step=1e3', 'party-crew', 0],
  ['?crew=tech-crew&step=2', 'all', 1],
  ['?crew=%3Cscript%3E&step=two', 'all', 0],
  ['?crew=%&step=%E0%A4%A', 'all', 0],
  [`?step=${'9'.repeat(500)}`, 'all', 0],
])('%.40s is %s, step index %d', (search, whose, at) => {
  expect(read(search)).toEqual({whose, at});
});
