import {guideFacts} from '@site/tests/support/answerFacts';
import {strutsIn} from '../../guide/model/struts';
import {strutAnswer} from './strutAnswer';

const {struts} = guideFacts;
const names = [...new Set(struts.map(({name}) => name))];

test.each(names)('%s has its struts, what it carries, and the task of each crew', (name) => {
  const groups = struts.filter((one) => one.name === name);
  const answer = strutAnswer(name.toLowerCase(), guideFacts)!;
  expect(answer.title).toBe(name);
  expect(strutsIn(name).filter((one) => !answer.is?.includes(one))).toEqual([]);
  expect(answer.lines).toHaveLength(groups.length);
  groups.forEach(({panels, uncertain, collarTubes = []}, i) => {
    const line = answer.lines[i] ?? '';
    expect([...panels, ...collarTubes].filter((one) => !line.includes(one))).toEqual([]);
    expect(line.includes(`${name}?`)).toBe(uncertain === true);
    expect(line.includes('count on site')).toBe(uncertain === true);
  });
  expect(answer.links.map(({href, crew}) => [href, crew])).toEqual([
    [`/setup/panels/#strut-${name}`, undefined],
    ...groups.map(({task, crew}) => [`/setup/#${task}`, crew]),
  ]);
  expect(answer.signs).toHaveLength(groups.length);
});

test.each(names.flatMap(strutsIn))('strut %s is one of its group', (name) => {
  const answer = strutAnswer(`strut ${name}`, guideFacts);
  expect(answer?.title).toBe(name);
  expect(answer?.is).toMatch(/^a strut, not a panel; one of \d+[A-F]{3}$/);
});

test.each([
  ['17 def', '17DEF'],
  ['17FED', '17DEF'],
  ['struts 17abc', '17ABC'],
  ['17E', '17E'],
])('%j is %s', (typed, name) => {
  expect(strutAnswer(typed, guideFacts)?.title).toBe(name);
});

test.each([
  '17D',
  '7DEF',
  '17XYZ',
  '99ABC',
  'strut',
  'struts',
  'strut 99A',
  'party crew struts',
  '',
])('%j is no strut', (typed) => {
  expect(strutAnswer(typed, guideFacts)).toBeUndefined();
});

test('a year that knows no struts answers none', () => {
  expect(strutAnswer('17DEF', {...guideFacts, struts: []})).toBeUndefined();
});
