import type {Redirect} from '../../../src/config/redirects';

/** Where addresses that go on to the next year lead this year; nowhere, where that never came. */
export type Targets = ReadonlyMap<string, string | undefined>;

interface Season {
  year: number;
  schedule?: {url: string} | null;
}

/**
 * What /campout/register, /apply and /campout/schedule/ lead to as long as this year's data holds.
 * @param load gives what a module such as src/data/season exports
 */
export async function linkTargets(
  load: (module: string) => Promise<Record<string, unknown>>,
): Promise<Targets> {
  const {season, previousSeason} = (await load('src/data/season.ts')) as Record<string, Season>;
  const {redirects} = (await load('src/config/redirects.ts')) as {redirects: Redirect[]};
  const yearly = redirects.filter(({year}) => year === season?.year);
  const schedule = (season?.schedule ?? previousSeason?.schedule)?.url;
  return new Map([
    ...yearly.map(({from, to}) => [from, /^https:/.test(to) ? to : undefined] as const),
    ['/campout/schedule/', schedule] as const,
  ]);
}

/**
 * The text of a page with the links that go on to the next year led to where they lead this year.
 * One that leads nowhere, such as to tickets that were never sold here, keeps its words alone.
 */
export function withOwnLinks(text: string, targets: Targets): string {
  const lost = (address: string) => targets.has(address) && !targets.get(address);
  return text
    .replace(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (whole, words: string, address: string) =>
      lost(address) ? words : whole,
    )
    .replace(/ href="(\/[^"\s]*)"/g, (whole, address: string) => (lost(address) ? '' : whole))
    .replace(
      /(\]\(|href=")(\/[^)"\s]*)/g,
      (_, before: string, address: string) => `${before}${targets.get(address) ?? address}`,
    );
}
