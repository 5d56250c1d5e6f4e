import {finds} from './search';

const mjr = {name: 'M*J*R', affiliation: 'BTW (Oakland), Pyramid Scheme (BRC)'};
const morris = {name: 'MorrisMORE!', affiliation: 'DAD, BAAAHS', bio: 'Nu-disco. Café au lait.'};

test.each(['mjr', 'M*J*R', 'm-j-r', 'm j r', 'oakland', 'scheme pyramid', 'brc', '', '*', '🐑'])(
  '%p finds M*J*R',
  (typed) => {
    expect(finds(typed, mjr)).toBe(true);
  },
);

test.each(['morris', 'MORE', 'disco', 'nudisco', 'nu-disco', 'nu disco', 'cafe', 'dad'])(
  '%p finds MorrisMORE!',
  (typed) => {
    expect(finds(typed, morris)).toBe(true);
    expect(finds(typed, mjr)).toBe(false);
  },
);

test.each(['disco oakland', 'isco', 'aaahs', 'x'.repeat(10_000)])('%p does not', (typed) => {
  expect(finds(typed, morris)).toBe(false);
});
