import type {Redirect} from '../../../src/config/redirects';

/** Where addresses that go on to the next year lead this year. */
export type Targets = ReadonlyMap<string, string>;

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
  const yearly = redirects.filter(({year, to}) => year === season?.year && /^https:/.test(to));
  const schedule = (season?.schedule ?? previousSeason?.schedule)?.url;
  return new Map([
    ...yearly.map(({from, to}) => [from, to] as const),
    ...(schedule ? [['/campout/schedule/', schedule] as const] : []),
  ]);
}

/** The text of a page with the links that go on to the next year led to where they lead this year. */
export function withOwnLinks(text: string, targets: Targets): string {
  return text.replace(/(\]\(|href=")(\/[^)"\s]*)/g, (whole, before: string, address: string) => {
    const target = targets.get(address);
    return target ? `${before}${target}` : whole;
  });
}
