import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import type {Mistake} from './passage';

/** A Markdown page as a tree. */
export interface Page {
  file: string;
  frontMatter: {guide?: boolean; accordion?: boolean; slug?: string; title?: string};
  root: Root;
}

/** What the reader of Markdown throws. */
interface Unreadable {
  line?: number;
  reason: string;
}

/** Where a component begins that is never closed; there only the words say so. */
const position = / \((\d+):[\d:-]+\)/;

/** What to write, by what the reader of Markdown says; the last where it says anything else. */
const ADVICE: {says: RegExp; write: string; why: string}[] = [
  {
    says: /acorn|before attribute value/,
    write: `straight quotes, ' or ", and a bracket that closes for each that opens`,
    why: 'what stands between { and } or behind = is code',
  },
  {
    says: /closing tag for `<(?:br|hr|img)>`/,
    write: 'an empty line for a new paragraph, and nothing of HTML',
    why: 'Markdown has signs of its own',
  },
  {
    says: /./,
    write: '&lt; for a < and &#123; for a { of the text, and close what is open',
    why: 'both begin a component or a value',
  },
];

function adviceFor(reason: string): Pick<Mistake, 'write' | 'why'> {
  const {write, why} = ADVICE.find(({says}) => says.test(reason))!;
  return {write, why};
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/**
 * @param file where the page lies, as the reader of a message should find it
 * @returns the page, or the place where it can be read no further
 */
export function readPage(file: string, text: string): Page | Mistake {
  try {
    const root = processor.parse(text);
    const [first] = root.children;
    const frontMatter =
      first?.type === 'yaml' ? ((parse(first.value) ?? {}) as Page['frontMatter']) : {};
    return {file, frontMatter, root};
  } catch (error) {
    const {line, reason} = error as Unreadable;
    return {
      file,
      line: line ?? Number(position.exec(reason)?.[1] ?? 1),
      rule: 'syntax',
      found: `something that Markdown with components cannot read: ${reason.replace(position, '')}`,
      ...adviceFor(reason),
    };
  }
}
