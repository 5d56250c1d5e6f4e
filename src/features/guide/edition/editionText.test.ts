import {editionText} from './usePrinted';

test('a crew at a place', () => {
  expect(editionText('party-crew', 'brc')).toBe('Party Crew Edition, Black Rock City');
  expect(editionText('head-and-hind-crew', 'street')).toBe(
    'Head & Hind Crew Edition, street event',
  );
});

test('all crews', () => expect(editionText('all', 'street')).toBe('All crews, street event'));
