import {readPage} from '../../../plugins/content/lint/readPage';
import {listDangers, placedDangers, tieDangers} from './dangers';

interface Node {
  type: string;
  name?: string;
  value?: string;
  start?: number;
  ordered?: boolean;
  attributes?: {name?: string; value?: unknown}[];
  children?: Node[];
}

function read(text: string) {
  const page = readPage('docs/setup/index.mdx', text);
  if (!('root' in page)) throw new Error(page.found);
  tieDangers(page.root);
  return page.root;
}

const danger = (id: string, more = '') => `<Danger {...danger('${id}')}${more} />`;
const words = (node: Node): string =>
  node.value ?? (node.name === 'Danger' ? '!' : (node.children ?? []).map(words).join(''));
/** Every list of the page, its items in words, dangers as '!'. */
const lists = (node: Node): string[][] =>
  node.type === 'list'
    ? [(node.children ?? []).map(words)]
    : (node.children ?? []).flatMap((child) => lists(child));

test('a danger between two steps becomes part of the second, and the list stays one', () => {
  const root = read(`1. hold\n\n${danger('a')}\n\n2. bolt\n3. let go`);
  expect(lists(root as Node)).toEqual([['hold', '!bolt', 'let go']]);
});

test('two dangers before the first step are both tied to it', () => {
  expect(lists(read(`${danger('a')}\n\n${danger('b')}\n\n1. lift`) as Node)).toEqual([['!!lift']]);
});

test('points of a check are tied too, inside their task', () => {
  const root = read(
    `<Task {...task('t')}>\n\n<Checks>\n\n- tight\n\n${danger('a')}\n\n- carries\n\n</Checks>\n\n</Task>`,
  );
  expect(lists(root as Node)).toEqual([['tight', '!carries']]);
});

test('steps and points stay lists of their own', () => {
  expect(lists(read(`1. hold\n\n${danger('a')}\n\n- point`) as Node)).toEqual([
    ['hold'],
    ['!point'],
  ]);
});

test('one after the last step is tied to nothing; one that closes its task says so', () => {
  const late = (more?: string) =>
    placedDangers(read(`<Task {...task('t')}>\n\n1. bolt\n\n${danger('a', more)}\n\n</Task>`));
  expect(late()).toMatchObject([{id: 'a', task: 't', tied: false, closes: false}]);
  expect(late(' closes')).toMatchObject([{id: 'a', tied: false, closes: true}]);
});

test('one that closes is not tied to what comes next', () => {
  const root = read(`1. bolt\n\n${danger('a', ' closes')}\n\n2. go in`);
  expect(placedDangers(root)).toMatchObject([{tied: false, closes: true}]);
});

test('steps are counted through a task, and points have no number', () => {
  const root = read(
    `### shelf\n\n<Task {...task('t')}>\n\n1. a\n2. b\n\nWords.\n\n${danger('x')}\n\n3. c\n\n<Checks>\n\n${danger('y')}\n\n- d\n\n</Checks>\n\n</Task>`,
  );
  expect(placedDangers(root)).toEqual([
    {id: 'x', heading: 'shelf', task: 't', tied: true, step: 3, closes: false},
    {id: 'y', heading: 'shelf', task: 't', tied: true, step: undefined, closes: false},
  ]);
});

test('each list of dangers is told where they stand', () => {
  const root = read(
    `<DangerList figures={figures} />\n\n### shelf\n\n1. a\n\n${danger('x')}\n\n2. b`,
  );
  listDangers(root);
  const [list] = root.children as Node[];
  expect(list?.attributes?.find(({name}) => name === 'places')?.value).toBe(
    '{"x":{"heading":"shelf","step":2}}',
  );
});
