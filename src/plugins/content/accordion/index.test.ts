import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import accordion from '.';

const text = (value: string) => ({type: 'text', value});
const paragraph = (value: string) => ({type: 'paragraph', children: [text(value)]});
const heading = (depth: number, value: string, id: string) => ({
  type: 'heading',
  depth,
  data: {hProperties: {id}},
  children: [text(value)],
});

function run(
  children: unknown[],
  frontMatter: {accordion: boolean; groups?: boolean} = {accordion: true},
) {
  const root = {type: 'root', children} as Root;
  const file = {path: 'docs/q-and-a.mdx', data: {frontMatter}} as unknown as VFile;
  accordion()(root, file);
  return root.children as unknown as {
    type: string;
    name?: string;
    data?: object;
    children: {name: string; attributes: {name: string; value: string}[]; children: unknown[]}[];
  }[];
}

const page = () => [
  paragraph('Before.'),
  heading(2, 'dogs?', 'dogs'),
  paragraph('No.'),
  heading(3, 'really?', 'really'),
  heading(2, 'food?', 'food'),
  paragraph('Yes.'),
];

test('what comes before the first question stays', () => {
  expect(run(page())[0]).toEqual(paragraph('Before.'));
});

test('each question and its answer become one native details', () => {
  const [, dogs, food, ...rest] = run(page());
  expect([dogs?.name, food?.name, rest.length]).toEqual(['details', 'details', 0]);
  expect(dogs?.children.map(({name}) => name)).toEqual(['summary', 'Answer']);
  expect(dogs?.children[1]?.children).toHaveLength(2);
});

test('the theme does not take the details for its own', () => {
  expect(run(page())[1]?.data).toEqual({_mdxExplicitJsx: true});
});

test('the id moves from the question into the answer, where a link opens it', () => {
  const [, dogs] = run(page());
  const [summary, answer] = dogs?.children ?? [];
  expect(answer?.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'id', value: 'dogs'});
  expect(summary?.children).toEqual([{type: 'heading', depth: 2, children: [text('dogs?')]}]);
});

test('a page that does not ask for it is left alone', () => {
  expect(run(page(), {accordion: false})).toEqual(page());
});

test('where questions stand in groups, each group is a section with its heading and its questions', () => {
  const [before, imported, answers] = run(
    [
      paragraph('Before.'),
      heading(2, 'food and dogs', 'food-and-dogs'),
      heading(3, 'dogs?', 'dogs'),
      paragraph('No.'),
      heading(3, 'food?', 'food'),
      paragraph('Yes.'),
      heading(2, 'sleeping', 'sleeping'),
      heading(3, 'RVs?', 'rvs'),
      paragraph('With a pass.'),
    ],
    {accordion: true, groups: true},
  );
  expect([before, imported?.type, answers?.name]).toEqual([
    paragraph('Before.'),
    'mdxjsEsm',
    'Answers',
  ]);
  const sections = answers?.children as unknown as {
    attributes: {name: string; value: string}[];
    children: {children: {name: string}[]}[];
  }[];
  expect(sections.map(({attributes: [tone]}) => [tone?.name, tone?.value])).toEqual([
    ['data-tone', '0'],
    ['data-tone', '1'],
  ]);
  expect(sections.map(({children: [title]}) => title)).toEqual([
    heading(2, 'food and dogs', 'food-and-dogs'),
    heading(2, 'sleeping', 'sleeping'),
  ]);
  expect(sections.map(({children: [, list]}) => list?.children.map(({name}) => name))).toEqual([
    ['details', 'details'],
    ['details'],
  ]);
});
