import type {Mistake} from './passage';
import {partsOf} from './places';
import type {Page} from './readPage';

/** A page that cannot be read, a lost heading or id: links to what is on it would all seem wrong. */
const losesAddresses = ({rule}: Mistake) => ['syntax', 'marks', 'ids'].includes(rule);

/** Files, with the pages that they are a part of, and the pages that those are a part of. */
function withWholes(files: ReadonlySet<string>, pages: readonly Page[]): ReadonlySet<string> {
  const wholes = pages.filter((page) => partsOf(page).some((part) => files.has(part)));
  const all = new Set([...files, ...wholes.map(({file}) => file)]);
  return all.size === files.size ? files : withWholes(all, pages);
}

/**
 * Forty lines on what follows from one slip would hide the line that names it: a link is left out that
 * leads to a page which has such a slip; or to none, while a page could not be read, as is a word for the
 * search that no page says then.
 */
export function withoutConsequences(
  mistakes: readonly Mistake[],
  pages: readonly Page[],
): readonly Mistake[] {
  const spoilt = withWholes(new Set(mistakes.filter(losesAddresses).map(({file}) => file)), pages);
  const isUnread = mistakes.some(({rule}) => rule === 'syntax');
  return mistakes.filter(({rule, leadsTo}) => {
    if (rule === 'words') return !isUnread;
    if (rule !== 'targets') return true;
    return leadsTo === undefined ? !isUnread : !spoilt.has(leadsTo);
  });
}
