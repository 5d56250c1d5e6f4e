import type {Dj} from '../../../src/data/schema';
import type {Change} from '../change';
import type {Project} from '../project';

/** The page under which a year keeps who played; src/features/lineup looks for it by this name. */
const page = (year: number) => `---
slug: /campout/dj-lineup/
title: DJ Lineup ${year}
description: Who played at the campout of ${year}, with links to listen.
displayed_sidebar: setup
hide_table_of_contents: true
---

import {DjWall} from '@site/src/features/lineup';
import frozen from './dj-lineup.facts.json';

<DjWall djs={frozen.lineup} />
`;

/** The lineup of the year that ends, as a page of it; none where nobody was booked. */
export async function freezeLineup(project: Project, year: number): Promise<Change[]> {
  const {lineup} = (await project.load('src/data/lineup.ts')) as {lineup: Dj[]};
  if (lineup.length === 0) return [];
  const file = `versioned_docs/version-${year}/campout/dj-lineup`;
  return [
    {file: `${file}.mdx`, why: `who played in ${year}`, text: page(year)},
    {
      file: `${file}.facts.json`,
      why: 'its DJs as they are now',
      text: `${JSON.stringify({lineup}, null, 2)}\n`,
    },
  ];
}
