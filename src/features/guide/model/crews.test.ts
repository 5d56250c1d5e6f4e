import {crewHeaded, crewOf, editionFor} from './crews';

const exists = (id: string) =>
  ['roles', 'party-crew-dj-platform', 'tech-crew-teardown'].includes(id);

test.each([
  'setup-lead',
  'party-crew',
  'business-crew',
  'head-and-hind-crew',
  'tech-crew',
] as const)('#%s shows that crew', (id) => expect(editionFor(id, 'all', exists)).toBe(id));

test('an unknown hash shows all crews', () => {
  expect(editionFor('catering-crew', 'party-crew', exists)).toBe('all');
  expect(editionFor('party-crew-no-such-task', 'tech-crew', exists)).toBe('all');
});

test('#all-crews shows all crews', () => {
  expect(editionFor('all-crews', 'party-crew', () => true)).toBe('all');
});

test('no hash shows all crews', () => {
  expect(editionFor('', 'party-crew', exists)).toBe('all');
});

test('a heading of a hidden crew switches to that crew', () => {
  expect(editionFor('party-crew-dj-platform', 'tech-crew', exists)).toBe('party-crew');
});

test('a heading that is visible leaves the edition alone', () => {
  expect(editionFor('roles', 'tech-crew', exists)).toBe('tech-crew');
  expect(editionFor('party-crew-dj-platform', 'all', exists)).toBe('all');
  expect(editionFor('tech-crew-teardown', 'tech-crew', exists)).toBe('tech-crew');
});

test('an id belongs to the crew that it begins with', () => {
  expect(crewOf('head-and-hind-crew-face')).toBe('head-and-hind-crew');
  expect(crewOf('party-crews')).toBeUndefined();
  expect(crewOf('safety')).toBeUndefined();
});

test.each([
  ['party-crew', 'party-crew'],
  ['down-head-and-hind-crew', 'head-and-hind-crew'],
  ['party-crew-dj-platform', undefined],
  ['general-knowledge-crews', undefined],
  ['', undefined],
])('with a heading "%s" begins the part of %s', (id, crew) => expect(crewHeaded(id)).toBe(crew));
