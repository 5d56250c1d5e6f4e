import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {orgSchema} from '../../../data/org-schema';
import {drawOrg, type OrgDrawings} from '../../../features/org/build';
import {filesIn, readText} from '../../files';

/** An organization of a year, such as src/data/org-2024.json. */
const ORG = /\/org-\d{4}\.json$/;

/** A file's name, and what is drawn of it. */
type Drawn = [name: string, drawings: OrgDrawings];

/**
 * Works out the drawing of each year's organization, at each build and whenever its data change during
 * development: it takes a second of a slow phone. A page has it as
 * '@generated/org-drawings/default/org-2024.json'.
 */
export function orgDrawings({siteDir}: LoadContext): Plugin {
  return {
    name: 'org-drawings',
    getPathsToWatch: () => ['src/data/org-*.json'],
    loadContent: () =>
      filesIn(siteDir, 'src/data', ORG).flatMap((file): Drawn[] => {
        const {data: org} = orgSchema.safeParse(JSON.parse(readText(siteDir, file)));
        // Of a mistake in it content-checks tells, and nothing is built.
        return org ? [[path.basename(file), drawOrg(org.circles)]] : [];
      }),
    async contentLoaded({content, actions}) {
      for (const [name, drawings] of content as Drawn[])
        await actions.createData(name, JSON.stringify(drawings));
    },
  };
}
