import {map, figures} from '@site/tests/support/guideFigures';
import {findStrut} from './findStrut';
import {strutsIn} from '../model/struts';

const {panels} = map;
const names = panels.map(({name}) => name);
const struts = figures.struts ?? [];
const find = (typed: string) => findStrut(typed, struts, names);

test.each([
  ['17DEF', '17DEF', ['party-crew', 'business-crew']],
  ['41abc', '41ABC', ['party-crew', 'business-crew']],
  ['41DEF?', '41DEF', ['business-crew']],
  ['33 a b c', '33ABC', ['party-crew']],
  ['17A', '17A', ['party-crew', 'business-crew']],
  ['33a', '33A', ['party-crew']],
  ['41F', '41F', ['business-crew']],
  ['17AB', '17ABC', ['party-crew', 'business-crew']],
  ['17FED', '17DEF', ['party-crew', 'business-crew']],
  ['strut 17D', '17D', ['party-crew', 'business-crew']],
  ['Strut17d', '17D', ['party-crew', 'business-crew']],
  ['strut-17D', '17D', ['party-crew', 'business-crew']],
  ['#strut-17DEF', '17DEF', ['party-crew', 'business-crew']],
  ['struts: group 017 def', '17DEF', ['party-crew', 'business-crew']],
])('%s is %s', (typed, name, crews) => {
  const found = find(typed);
  expect([found?.name, found?.groups.map(({crew}) => crew)]).toEqual([name, crews]);
});

test.each(struts.map(({name}) => name))('%s and each of its struts are found', (group) => {
  expect(find(group)?.name).toBe(group);
  for (const name of strutsIn(group)) expect(find(`strut ${name}`)?.name).toBe(name);
});

test.each([...names, '17', '26AD', '99Z', '', 'sheep', '7E', 'x'.repeat(10_000)])(
  '%.10s asks for no strut',
  (typed) => {
    expect(find(typed)).toBeUndefined();
  },
);

test.each([
  ['7DEF', 'There is no strut 7DEF: there is 7ABC.', ['7ABC']],
  ['17AD', 'There is no strut 17AD: there are 17ABC and 17DEF.', ['17ABC', '17DEF']],
  ['strut 41X', 'There is no strut 41X: there are 41ABC and 41DEF.', ['41ABC', '41DEF']],
  [
    'strut 18D',
    'There is no strut 18D: the groups are 7ABC, 17ABC, 17DEF, 33ABC, 41ABC, and 41DEF.',
    ['7ABC', '17ABC', '17DEF', '33ABC', '41ABC', '41DEF'],
  ],
])('%s: %s', (typed, words, near) => {
  expect(find(typed)).toEqual({name: '', groups: [], words, near});
});

test.each(['strut', `strut ${'x'.repeat(10_000)}`])('%.10s without a name lists them', (typed) => {
  expect(find(typed)?.words).toMatch(/^That is no strut’s name: the groups are 7ABC, .{1,50}$/);
});
