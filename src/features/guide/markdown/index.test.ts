import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import guideText from '.';

interface Node {
  type: string;
  name?: string;
  value?: string;
  attributes?: {name: string; value: string}[];
  data?: {hProperties?: Record<string, string>};
  children?: Node[];
}

const text = (value: string): Node => ({type: 'text', value});
const paragraph = (value: string): Node => ({type: 'paragraph', children: [text(value)]});
const heading = (depth: number, id: string): Node & {depth: number} => ({
  type: 'heading',
  depth,
  data: {hProperties: {id}},
  children: [text(id)],
});
const list = (ordered: boolean, ...items: string[]): Node & {ordered: boolean} => ({
  type: 'list',
  ordered,
  children: items.map((item) => ({type: 'listItem', children: [paragraph(item)]})),
});
const component = (name: string, ...children: Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});

function run(nodes: Node[], frontMatter = {guide: true}): Node[] {
  const root = {type: 'root', children: nodes} as unknown as Root;
  guideText()(root, {data: {frontMatter}} as unknown as VFile);
  return root.children as unknown as Node[];
}

const attribute = (node: Node | undefined, name: string) =>
  node?.attributes?.find((one) => one.name === name)?.value;
const outline = (nodes: Node[] = []): unknown[] =>
  nodes.map((node) =>
    node.name ? [node.name, attribute(node, 'id'), outline(node.children)] : node.type,
  );

test('the section of a crew is wrapped, up to the next heading of its depth', () => {
  const page = [
    heading(2, 'roles'),
    heading(2, 'party-crew'),
    heading(3, 'party-crew-face'),
    paragraph('x'),
    heading(2, 'teardown'),
  ];
  expect(outline(run(page))).toEqual([
    'heading',
    ['Crew', 'party-crew', ['heading', 'heading', 'paragraph']],
    'heading',
  ]);
});

test('only a heading of the second depth begins a chapter', () => {
  const headings = run([heading(2, 'roles'), heading(3, 'roles-noms')]);
  expect(headings.map((one) => one.data?.hProperties?.['data-chapter'])).toEqual(['', undefined]);
});

test('a crew’s part of a common section is wrapped too', () => {
  const page = [
    heading(2, 'teardown'),
    heading(3, 'tech-crew-teardown'),
    paragraph('x'),
    heading(3, 'party-crew-teardown'),
  ];
  expect(outline(run(page))).toEqual([
    'heading',
    ['Crew', 'tech-crew', ['heading', 'paragraph']],
    ['Crew', 'party-crew', ['heading']],
  ]);
});

test('a section that says it is only for one place is marked as a whole', () => {
  const page = [
    heading(2, 'roles'),
    heading(3, 'roles-event-producer'),
    paragraph('Street only: this whole role.'),
    heading(3, 'roles-setup-lead'),
  ];
  const [, marked, next] = run(page);
  expect([marked?.name, attribute(marked, 'data-place')]).toEqual(['div', 'street']);
  expect(next?.type).toBe('heading');
});

test('a paragraph and a point are marked with the place that they begin with', () => {
  const [said, points] = run([
    paragraph('Black Rock City only: dust.'),
    list(false, 'Street only: neighbors.', 'Everywhere.'),
  ]);
  expect(said?.data?.hProperties).toEqual({'data-place': 'brc'});
  expect(points?.children?.map((item) => item.data?.hProperties?.['data-place'])).toEqual([
    'street',
    undefined,
  ]);
});

test('steps of a task are numbered through, over sentences, checks and both kinds of lists', () => {
  const [task] = run([
    component(
      'Task',
      list(true, 'one', 'Street only: two'),
      paragraph('A sentence.'),
      component('Checks', list(false, 'three')),
    ),
  ]);
  const [steps, , checks] = task?.children ?? [];
  expect([steps?.name, checks?.children?.[0]?.name]).toEqual(['Steps', 'Points']);
  const all = [...(steps?.children ?? []), ...(checks?.children?.[0]?.children ?? [])];
  expect(all.map((step) => ['n', 'number', 'place'].map((name) => attribute(step, name)))).toEqual([
    ['1', '1', undefined],
    ['2', '2', 'street'],
    ['3', undefined, undefined],
  ]);
});

test('lists outside a task get no boxes', () => {
  expect(outline(run([list(true, 'one')]))).toEqual(['list']);
});

const link = (): Node => ({type: 'link', children: [text('face')]});
const point = (...children: Node[]): Node => ({type: 'listItem', children});

test('a link that is a point of its own is a target for gloves', () => {
  const alone = link();
  run([point({type: 'paragraph', children: [alone]}, list(false, 'a point below it'))]);
  expect(alone.data?.hProperties).toEqual({className: 'row-link'});
});

test('a link inside a sentence stays in its line', () => {
  const inside = link();
  run([point({type: 'paragraph', children: [text('Ask '), inside]})]);
  expect(inside.data).toBeUndefined();
});

const linkTo = (url: string) => ({...link(), url});
const states = (node: Node | undefined) =>
  node?.children?.flatMap(({children = []}) => children.map(({name}) => name ?? 'link'));

test('each task in the order of a crew says how far it is, and nothing else does', () => {
  const order = (...urls: string[]): Node => ({
    type: 'list',
    children: urls.map((url) => point(linkTo(url))),
  });
  const tasks = order('#party-crew-face', '#roles-setup-lead', './kit.mdx');
  const later = order('#party-crew-face');
  run([heading(2, 'party-crew'), tasks, heading(3, 'party-crew-face'), later]);
  expect(states(tasks)).toEqual(['TaskState', 'link', 'link']);
  expect(states(later)).toEqual(['link']);
});

test('two tasks in one point of the order are a row each, with the words before them', () => {
  const stair = linkTo('#party-crew-stair');
  const rail = linkTo('#party-crew-handrail');
  const both: Node = {type: 'paragraph', children: [stair, text(' and its '), rail, text(', too')]};
  run([heading(2, 'party-crew'), both]);
  expect(both.children?.map((row) => [attribute(row, 'task'), row.children])).toEqual([
    ['party-crew-stair', [stair]],
    ['party-crew-handrail', [text(' and its '), rail, text(', too')]],
  ]);
});

const names = (nodes: Node[]) => nodes.map(({data}) => data?.hProperties?.className);

test('a crew’s order is named with the words before it, and steps that are told', () => {
  const order: Node & {ordered: boolean} = {
    type: 'list',
    ordered: true,
    children: [point({type: 'paragraph', children: [linkTo('#party-crew-face')]})],
  };
  const told = list(true, 'Raise it.');
  const title = paragraph('In order:');
  run([heading(2, 'party-crew'), title, order, told]);
  const page = [heading(2, 'roles'), paragraph('Then:'), list(true, 'one'), list(false, 'two')];
  expect(names([title, order, told])).toEqual(['task-order-title', 'task-order', 'told-steps']);
  expect(names(run(page))).toEqual([undefined, undefined, 'told-steps', undefined]);
});

test('sizes become fractions', () => {
  const [said] = run([paragraph('a 3/8" bolt')]);
  expect(said?.children?.map(({name, value}) => name ?? value)).toEqual([
    'a ',
    'Fraction',
    '" bolt',
  ]);
});

test('a page that is no guide is left alone', () => {
  const page = () => [heading(2, 'party-crew'), list(true, 'one')];
  expect(run(page(), {guide: false})).toEqual(page());
});

test('each section inside Cards is a card, with the place that it is only for', () => {
  const bold = (value: string): Node => ({
    type: 'paragraph',
    children: [{type: 'strong', children: [text(value)]}],
  });
  const [roles, safety] = run([
    component(
      'Cards',
      heading(3, 'roles-event-producer'),
      paragraph('Street only: this whole role.'),
      heading(3, 'roles-setup-lead'),
      list(false, 'hardware'),
    ),
    component('Cards', bold('How we work'), list(false, 'hold'), bold('What you wear')),
  ]);
  expect(outline(roles?.children)).toEqual([
    ['Card', undefined, ['heading', 'paragraph']],
    ['Card', undefined, ['heading', 'list']],
  ]);
  expect(roles?.children?.map((card) => attribute(card, 'place'))).toEqual(['street', undefined]);
  expect(safety?.children?.map((card) => card.children?.length)).toEqual([2, 1]);
});

test('the row of a table that begins with a crew has its color, and no other', () => {
  const row = (url: string): Node => ({
    type: 'tableRow',
    children: [
      {type: 'tableCell', children: [{type: 'link', url, children: [text('x')]} as Node]},
      {type: 'tableCell', children: [text('red')]},
    ],
  });
  const rows = [row('#party-crew'), row('#party-crew-face'), row('#setup-lead'), row('./kit.mdx')];
  run([{type: 'table', children: rows}]);
  expect(rows.map(({data}) => data?.hProperties?.className)).toEqual([
    'crew-red',
    undefined,
    'crew-gold',
    undefined,
  ]);
});
