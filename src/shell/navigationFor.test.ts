import {navigationFor} from './navigationFor';

const navigation = [
  {under: '/campout/', items: ['home', 'q & a']},
  {under: '/', items: ['Campout', 'apply']},
];

test.each([
  ['/campout/', ['home', 'q & a']],
  ['/campout/q-and-a/', ['home', 'q & a']],
  ['/campout', ['home', 'q & a']],
  ['/', ['Campout', 'apply']],
  ['/campouts/', ['Campout', 'apply']],
  ['/setup/', ['Campout', 'apply']],
])('%s carries its part of the site', (path, expected) => {
  expect(navigationFor(navigation, path)).toEqual(expected);
});

test('a list without a part for the path is refused', () => {
  expect(() => navigationFor([{under: '/campout/', items: []}], '/setup/')).toThrow('/setup/');
});
