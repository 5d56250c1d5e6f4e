import {guideFacts} from '@site/tests/support/answerFacts';
import {panelAnswer} from './panelAnswer';

const {panels, hanging, tasks} = guideFacts;
const linesOf = (typed: string) => panelAnswer(typed, guideFacts)?.lines;

test('17D is told by side, section, neighbors and order, and where to read', () => {
  const panel = panels.find(({name}) => name === '17D')!;
  const answer = panelAnswer('17D', guideFacts);
  expect(answer).toMatchObject({
    title: '17D',
    is: `party side, ${panel.section}`,
    crew: panel.crew,
    links: [
      {href: '/setup/panels/#17D'},
      {href: '/setup/#party-crew-primary-mounts'},
      {href: '/setup/panels/#strut-17D'},
    ],
  });
  expect(answer?.lines.slice(0, 2)).toEqual([
    'between 16D, 18D, and 21D',
    'hung second of three (Primary mounts)',
  ]);
  expect(answer?.lines.at(-1)).toBe('Strut 17D is another thing: one of the struts 17DEF.');
});

test.each(['17d', '17 d', '017D', 'panel 17D', 'where does 17D go?', '17-D'])(
  '%j is 17D',
  (typed) => {
    expect(panelAnswer(typed, guideFacts)?.title).toBe('17D');
  },
);

test.each(['7DEF', '117D', '17DD', '17', 'D', '', '17D 21D', 'strut 17D', 'seventeen D'])(
  '%j is no panel',
  (typed) => {
    expect(panelAnswer(typed, guideFacts)).toBeUndefined();
  },
);

test.each(panels.map(({name, neighbours}) => [name, neighbours]))(
  '%s has its neighbors, an order, one gold panel, and its task',
  (name, neighbours) => {
    const answer = panelAnswer(name, guideFacts)!;
    expect(answer.title).toBe(name);
    expect(neighbours.filter((one) => !answer.lines[0]?.includes(one))).toEqual([]);
    expect(answer.signs.map((sign) => sign.panels.length)).toEqual([1]);
    expect(answer.signs[0]?.panels[0]).toMatch(/^M\d+ \d+l.+z$/);
    const group = hanging.find((one) => one.panels.includes(name))!;
    expect(tasks.map(({id}) => id)).toContain(group.task);
    expect(answer.links.map(({href}) => href)).toContain(`/setup/#${group.task}`);
  },
);

test('an order is told only where somebody has written it down', () => {
  const unordered = hanging.filter(({ordered}) => !ordered).flatMap((one) => one.panels);
  const unlisted = hanging.flatMap((one) => one.unlisted ?? []);
  expect(unordered.length * unlisted.length).toBeGreaterThan(0);
  for (const name of unordered)
    expect(linesOf(name)?.[1]).toMatch(/: the order is not written down$/);
  for (const name of unlisted)
    expect(linesOf(name)?.[1]).toMatch(/no order list that we have names it$/);
  const [alone = ''] = hanging.find((one) => one.panels.length === 1)!.panels;
  expect(linesOf(alone)?.[1]).toMatch(/^hung by itself/);
  const facts = {...guideFacts, hanging: []};
  expect(panelAnswer('17D', facts)?.lines[1]).toBe('nobody has written down when it is hung');
});

test('in a year without a finder the way leads to the task only', () => {
  const facts = {...guideFacts, finder: undefined, struts: []};
  expect(panelAnswer('17D', facts)?.links.map(({href}) => href)).toEqual([
    '/setup/#party-crew-primary-mounts',
  ]);
});

test('what is not certain keeps its question mark', () => {
  const {
    panels: [carried = ''],
    name,
  } = guideFacts.struts.find((one) => one.uncertain)!;
  expect(linesOf(carried)?.join()).toContain(`${name}?`);
});
