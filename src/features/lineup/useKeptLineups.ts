import {useVersions} from '@docusaurus/plugin-content-docs/client';

/** The page that a year keeps of its lineup; scripts/season/freeze/lineup.ts writes it. */
const ID = 'campout/dj-lineup';

/** The lineups of years that are over, as far as they are kept, the newest first. */
export function useKeptLineups(): {year: string; href: string}[] {
  return useVersions(undefined).flatMap(({name, docs}) =>
    docs.filter(({id}) => id === ID).map(({path}) => ({year: name, href: path})),
  );
}
