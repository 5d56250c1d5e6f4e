import {type Heading, headingsOf, isElement, type Link, linksOf, nodesOf} from '../nodes';
import type {Mistake} from '../passage';
import type {Page} from '../readPage';

/** What a link may not say alone: read by itself, in a list of links, it names no place. */
const vague = new Set(
  `click|click here|details|for more|here|info|learn more|link|more|more info|next|next page|page|
  previous|read more|read on|see here|see more|site|that page|the link|the next answer|the page|
  there|this|this answer|this link|this one|this page|website`
    .split('|')
    .map((words) => words.trim()),
);

/** Whether the words of a link, read by themselves, say nothing of where it goes. */
export const isVague = (text: string) => vague.has(text.toLowerCase().replace(/[.!…→»\s]+$/, ''));
const isAddress = (text: string) => /^(?:https?:\/\/|www\.)/.test(text);

function mistakeOf({line, text, to}: Link, file: string): Mistake[] {
  const mistake = {file, line, rule: 'links'};
  if (!text) {
    return [
      {
        ...mistake,
        found: `a link to ${to} without words`,
        write: 'where it goes',
        why: 'nobody can see or hear it',
      },
    ];
  }
  if (isAddress(text)) {
    return [
      {
        ...mistake,
        found: `the bare address ${text}`,
        write: `[where it goes](${to})`,
        why: 'read aloud it is noise',
      },
    ];
  }
  if (to.startsWith('http://')) {
    return [
      {
        ...mistake,
        found: `a link to ${to}`,
        write: `https://${to.slice('http://'.length)}`,
        why: 'what is sent without the s can be read and changed on its way',
      },
    ];
  }
  return isVague(text)
    ? [
        {
          ...mistake,
          found: `the link "${text}"`,
          write: 'where it goes',
          why: 'many read the links alone, one after the other',
        },
      ]
    : [];
}

/** A page of tasks is the guide's, even where it forgot to say so. */
const isGuide = (page: Page) =>
  page.frontMatter.guide || nodesOf(page).some((node) => isElement(node) && node.name === 'Task');

/**
 * Where a link stands: on a page of the guide the crew under whose heading it is, since the crews
 * do the same tasks and have the same list of them; elsewhere the whole page is one place.
 */
function placeOf({line}: Link, headings: Heading[]): string {
  return headings.filter(({depth, line: at}) => depth === 2 && at <= line).at(-1)?.text ?? '';
}

function doubles(page: Page): Mistake[] {
  const headings = isGuide(page) ? headingsOf(page) : [];
  const links = linksOf(page).map((link) => ({
    ...link,
    says: `${placeOf(link, headings)}\n${link.text.toLowerCase()}`,
  }));
  return links.flatMap(({line, text, to, says}, index) => {
    const first = links.find((link) => link.says === says);
    if (!first || first.to === to || links.indexOf(first) === index) return [];
    return [
      {
        file: page.file,
        line,
        rule: 'links',
        found: `the link "${text}" to ${to}, and in line ${first.line} to ${first.to}`,
        write: 'other words in one of them',
        why: 'one text leads to one place',
      },
    ];
  });
}

/** Links say where they go, and the same words go to the same place. */
export const links = (page: Page): Mistake[] => [
  ...linksOf(page).flatMap((link) => mistakeOf(link, page.file)),
  ...doubles(page),
];
