import {missing} from './missing';

const whole = {
  ticketsUrl: 'https://example.org/tickets',
  schedule: {},
  packingListUrl: 'https://example.org/list',
  applyUrl: 'https://example.org/form',
};

test('nothing is missing when all is there', () => {
  expect(missing(whole, 25)).toEqual([]);
});

test('a new season has nothing yet', () => {
  const bare = {ticketsUrl: null, schedule: null, packingListUrl: null, applyUrl: null};
  expect(missing(bare, 0)).toEqual([
    'tickets',
    'lineup',
    'schedule',
    'packing list',
    'application',
  ]);
});

test('what is missing is named alone', () => {
  expect(missing({...whole, schedule: null}, 1)).toEqual(['schedule']);
  expect(missing(whole, 0)).toEqual(['lineup']);
});
