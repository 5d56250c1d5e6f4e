import fs from 'node:fs';
import path from 'node:path';

function checkYear(siteDir: string, year: unknown): string[] {
  const where = `versions.json: found ${JSON.stringify(year)}`;
  if (typeof year !== 'string' || !/^20\d\d$/.test(year))
    return [`${where}; write a year in quotes, such as "2024"`];
  return [`versioned_docs/version-${year}`, `versioned_sidebars/version-${year}-sidebars.json`]
    .filter((place) => !fs.existsSync(path.join(siteDir, place)))
    .map(
      (place) =>
        `${where}, and ${place} is not there; put it back, or take the year out of versions.json`,
    );
}

/** Each id of a page that a list of pages beside the text names: 'setup/labels', "type": "doc". */
const ids = /(?:^ {2,8}|\bid: |"id": )['"]([\w-]+\/[\w/-]+)['"]/gm;

/** The pages that stand in the lists beside the text are there. */
function checkSidebar(siteDir: string, list: string, docs: string): string[] {
  const file = path.join(siteDir, list);
  if (!fs.existsSync(file)) return [];
  return [...fs.readFileSync(file, 'utf8').matchAll(ids)]
    .map(([, id = '']) => `${docs}/${id}.mdx`)
    .filter((page) => !fs.existsSync(path.join(siteDir, page)))
    .map((page) => `${list}: found ${page}, which is not there; put it back, or take its line out`);
}

/**
 * The years that are kept are there, whole.
 * @returns a line for each that is not
 */
export function checkVersions(siteDir: string): string[] {
  const file = path.join(siteDir, 'versions.json');
  if (!fs.existsSync(file)) return [];
  const years = JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  if (!Array.isArray(years)) return ['versions.json: found no list; write ["2024"]'];
  const mistakes = years.flatMap((year) => checkYear(siteDir, year));
  if (mistakes.length > 0) return mistakes;
  return [
    ...checkSidebar(siteDir, 'sidebars.ts', 'docs'),
    ...years.flatMap((year) =>
      checkSidebar(
        siteDir,
        `versioned_sidebars/version-${year}-sidebars.json`,
        `versioned_docs/version-${year}`,
      ),
    ),
  ];
}
