import path from 'node:path';

/** What a frozen page may use from elsewhere: how things are shown, never what is shown. */
const MAY_USE = /^@site\/(?:src\/(?:features|ui|text)|versioned_docs)\//;

/** A page that is about no year: it always saves the current one, and frozen guides say so. */
const OF_EVERY_YEAR = '/offline/';

/** Whether a file of a frozen year reads another one of that year. */
function isBeside(file: string, from: string): boolean {
  const [folder = file] = /^.*version-\d{4}\//.exec(file) ?? [];
  const target = path.posix.join(path.posix.dirname(file), from);
  return from.startsWith('.') && target.startsWith(folder);
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm)].map(
    ([, from = '']) => from,
  );
}

/** The places of this site that Markdown, JSX or a sidebar leads to. */
function addressesOf(text: string): string[] {
  return [...text.matchAll(/(?:\]\(|href(?:=|":\s*)")(\/[^)"\s]*)/g)].map(([, to = '']) => to);
}

function picturesOf(text: string): string[] {
  return [...text.matchAll(/\/img\/[\w/.-]+/g)].map(([address]) => address);
}

/**
 * A frozen year shows what lies beside it (rule 2 of the house), so that no later year changes it.
 * @param file a file of a frozen year, as versioned_docs/version-2024/…
 * @returns a line for each thing in it that a later year may change
 */
export function checkFrozen(file: string, text: string): string[] {
  const year = /version-(\d{4})/.exec(file)?.[1] ?? '';
  const line = (what: string, expected: string) => `${file}: ${what}, expected ${expected}`;
  return [
    ...importsOf(text)
      .filter((from) => !MAY_USE.test(from) && !isBeside(file, from))
      .map((from) =>
        line(
          `reads '${from}', which later years change`,
          'a file beside it, such as q-and-a.facts.json',
        ),
      ),
    ...addressesOf(text)
      .filter((to) => !to.startsWith(`/${year}/`) && to !== OF_EVERY_YEAR)
      .map((to) => line(`leads to ${to}, a page of this year`, `a page below /${year}/`)),
    ...picturesOf(text)
      .filter((picture) => !picture.startsWith(`/img/${year}/`))
      .map((picture) =>
        line(`shows ${picture}, which later years change`, `a copy in static/img/${year}/`),
      ),
  ];
}
