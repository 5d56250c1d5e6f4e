import {amountsAt} from './amountsAt';

const row = (brc: string, street: string) => ({
  group: 'bolts' as const,
  item: 'bolts',
  brc,
  street,
});

test('the same in both places is said once', () => {
  expect(amountsAt(row('about 24', 'about 24'), 'street')).toEqual({amount: 'about 24'});
});

test('what the other place takes stands beside it', () => {
  expect(amountsAt(row('5?', '2'), 'brc')).toEqual({amount: '5?', difference: 'street: 2'});
  expect(amountsAt(row('5?', '2'), 'street')).toEqual({
    amount: '2',
    difference: 'Black Rock City: 5?',
  });
});

test('what only one place takes is none in the other', () => {
  expect(amountsAt(row('', 'many'), 'brc')).toEqual({amount: '', difference: 'street: many'});
  expect(amountsAt(row('', 'many'), 'street')).toEqual({
    amount: 'many',
    difference: 'Black Rock City: none',
  });
});
