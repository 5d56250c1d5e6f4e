import {nearest} from '../../schemas/suggest';
import {headingsOf, isElement, lineOf, nodesOf} from '../nodes';
import type {Mistake} from '../passage';
import type {Page} from '../readPage';

/** What our pages say at their top; Docusaurus knows more, none of which is like one of these. */
const SETTINGS =
  'accordion description groups guide hide_table_of_contents hide_title sidebar_label slug title'.split(
    ' ',
  );

const isPart = ({file}: Page) => /(?:^|\/)_[^/]*$/.test(file);

/** What a page is by what stands on it, and the setting that makes it one. */
const KINDS: {setting: 'guide' | 'accordion'; is: (page: Page) => boolean; what: string}[] = [
  {
    setting: 'guide',
    is: (page) => nodesOf(page).some((node) => isElement(node) && node.name === 'Task'),
    what: 'tasks',
  },
  {
    setting: 'accordion',
    is: (page) => headingsOf(page).filter(({text}) => text.endsWith('?')).length > 4,
    what: 'questions',
  },
];

/** A page with tasks or many questions says so: without the setting nothing can be ticked or opened. */
export const kinds = (page: Page): Mistake[] =>
  isPart(page)
    ? []
    : KINDS.filter(({setting, is}) => !page.frontMatter[setting] && is(page)).map(
        ({setting, what}) => ({
          file: page.file,
          line: 1,
          rule: 'settings',
          found: `a page of ${what} without "${setting}: true"`,
          write: `${setting}: true, in a line between the two ---`,
          why: 'nothing of it could be ticked or opened',
        }),
      );

/** The settings between the two --- are such as there are, and a page has a title and an address. */
export function settings(page: Page): Mistake[] {
  if (isPart(page)) return [];
  const {file, frontMatter} = page;
  const yaml = page.root.children[0]?.type === 'yaml' ? page.root.children[0].value : '';
  const lineOfKey = (key: string) => yaml.split('\n').findIndex((line) => line.startsWith(key)) + 2;
  const mistake = {file, rule: 'settings', why: 'what nobody knows does nothing'};
  const misspelt = Object.keys(frontMatter).flatMap((key): Mistake[] => {
    const meant = SETTINGS.includes(key) ? undefined : nearest(key, SETTINGS);
    return meant
      ? [{...mistake, line: lineOfKey(key), found: `the setting "${key}"`, write: meant}]
      : [];
  });
  const {slug, title} = frontMatter;
  const isAddress = slug === undefined || /^\/(?:[\w-]+\/)*$/.test(slug);
  return [
    ...misspelt,
    ...(!yaml || title || misspelt.some(({write}) => write === 'title')
      ? []
      : [
          {
            ...mistake,
            line: 1,
            found: 'a page without a title',
            write: 'title: and its name, between the two ---',
          },
        ]),
    ...(isAddress
      ? []
      : [
          {
            ...mistake,
            line: lineOfKey('slug'),
            found: `the address "${slug}"`,
            write: 'one such as /campout/q-and-a/, with a slash at both ends',
            why: 'links lead there',
          },
        ]),
  ];
}

/** Looks that a component or the styles give; the policy of the site forbids them in the text. */
export const attributes = (page: Page): Mistake[] =>
  nodesOf(page)
    .filter(isElement)
    .flatMap((node) =>
      node.attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' && /^(?:style|on[A-Za-z]+)$/.test(one.name)
          ? [
              {
                file: page.file,
                line: lineOf(node),
                rule: 'settings',
                found: `${one.name}="…" on <${node.name}>`,
                write: 'nothing: take it out',
                why: 'the page could not be made with it, and the site’s policy forbids it',
              },
            ]
          : [],
      ),
    );
