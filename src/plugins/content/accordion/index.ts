import type {Heading, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {toString} from 'mdast-util-to-string';
import {element, idOf} from '../mdx/element';

/**
 * One question with its answer. The id moves from the heading to the answer: a browser opens a
 * closed `<details>` by itself when the address points to something inside it, and the heading
 * stands outside, in the summary.
 */
function question(heading: Heading, answer: RootContent[]): RootContent {
  const plain: Heading = {type: 'heading', depth: heading.depth, children: heading.children};
  return element('details', [
    element('summary', [plain]),
    element('Answer', answer, {id: idOf(heading), question: toString(heading)}),
  ]);
}

const isHeading =
  (depth: number) =>
  (node: RootContent): node is Heading =>
    node.type === 'heading' && node.depth === depth;

/** Cuts before each node that begins something; what comes before the first is left out. */
function cut(nodes: RootContent[], begins: (node: RootContent) => boolean): RootContent[][] {
  const starts = nodes.flatMap((node, i) => (begins(node) ? [i] : []));
  return starts.map((start, i) => nodes.slice(start, starts[i + 1]));
}

const questions = (nodes: RootContent[], depth: number) =>
  cut(nodes, isHeading(depth)).map(([heading, ...answer]) =>
    question(heading as Heading, depth === 3 ? [...answer, element('PassOn', [])] : answer),
  );

/** Brought by the page itself: in what all pages of the docs share each would carry it. */
const imported = (names: string[], source: string) =>
  ({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: names.map((name) => ({
              type: 'ImportSpecifier',
              imported: {type: 'Identifier', name},
              local: {type: 'Identifier', name},
            })),
            attributes: [],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  }) as unknown as RootContent;

/** Its tone is one of three by turns; it keeps it where what was looked for stands in another order. */
const group = ([heading, ...rest]: RootContent[], nth: number) =>
  element('section', [heading!, element('div', questions(rest, 3))], {
    'data-tone': String(nth % 3),
  });

const grouped = (nodes: RootContent[]) => [
  imported(['Answers', 'PassOn'], '@site/src/features/campout'),
  element('Answers', cut(nodes, isHeading(2)).map(group)),
];

interface FrontMatter {
  accordion?: boolean;
  groups?: boolean;
}

/**
 * Remark plugin: on a page whose front matter says `accordion: true`, each `##` heading and what
 * follows it become one native `<details>`, so that questions are written as plain Markdown. Where it
 * says `groups: true` too, `##` begins a group and `###` a question of it; what finds an answer among
 * them stands above, what passes one on at its end.
 * Runs after the theme's own plugins: headings have their ids and stand in the table of contents.
 */
export default function accordion() {
  return (root: Root, file: VFile) => {
    const frontMatter = file.data.frontMatter as FrontMatter | undefined;
    if (!frontMatter?.accordion) return;
    const first = root.children.findIndex(isHeading(2));
    if (first < 0) return;
    const rest = root.children.slice(first);
    const items = frontMatter.groups ? grouped(rest) : questions(rest, 2);
    root.children = [...root.children.slice(0, first), ...items];
  };
}
