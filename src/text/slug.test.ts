import {slug} from './slug';

test.each([
  ['M*J*R', 'm-j-r'],
  ['MorrisMORE!', 'morrismore'],
  ['Café Olé', 'cafe-ole'],
  ['Faster Kill Faster', 'faster-kill-faster'],
])('%s becomes %s', (name, expected) => {
  expect(slug(name)).toBe(expected);
});
