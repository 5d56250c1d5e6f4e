import {headingsOf} from '../nodes';
import type {Mistake} from '../passage';
import type {Page} from '../readPage';

const why = 'people who cannot see the page go through it by its headings';

/** A part of a page, put into others, may begin at any level. */
const isPart = ({file}: Page) => /(?:^|\/)_[^/]*$/.test(file);

/** The title of a page is its only heading of the first level; below it no level is left out. */
export function headings(page: Page): Mistake[] {
  const all = headingsOf(page);
  return all.flatMap(({line, depth, text}, index) => {
    const before = all[index - 1]?.depth ?? (isPart(page) ? depth : 1);
    const mistake = {file: page.file, line, rule: 'headings', found: `the heading "${text}"`, why};
    if (depth === 1) {
      return [{...mistake, found: `a second title, "# ${text}"`, write: `"## ${text}"`}];
    }
    if (depth <= before + 1) return [];
    const [was, right] = [depth, before + 1].map((level) => '#'.repeat(level));
    return [
      {
        ...mistake,
        found: `"${was} ${text}" below a "${'#'.repeat(before)}"`,
        write: `"${right} ${text}"`,
      },
    ];
  });
}
