import type {Picture} from '../../../src/data/schema';
import type {Change} from '../change';
import type {Project} from '../project';

const card = (
  picture: string,
  link: string,
  words: string,
) => `<YearCard picture={pictures.${picture}}>

**${link}**

${words}

</YearCard>
`;

function page(year: number, hasLineup: boolean): string {
  const guide = 'How the sheep went up, crew by crew, and how it came down.';
  const questions = 'What campers asked before they came, with the answers of that year.';
  const cards = [
    card('guide', '[Setup Guide](./setup/index.mdx)', guide),
    card('questions', '[Q&A](./campout/q-and-a.mdx)', questions),
    ...(hasLineup ? [card('lineup', '[DJ Lineup](./campout/dj-lineup.mdx)', 'Who played.')] : []),
  ];
  return `---
slug: /
title: The docs of ${year}
description: The setup guide and the questions of ${year}, kept as they were.
hide_title: true
hide_table_of_contents: true
---

import {YearCard, YearCards} from '@site/src/features/guide';
import PageHero from '@site/src/ui/PageHero';
import frozen from './index.facts.json';

export const {pictures} = frozen;

<PageHero title="the docs of ${year}" picture={pictures.sheep}>

What the crews and the campers of ${year} read, kept as it was.

</PageHero>

<YearCards>
${cards.join('\n')}
</YearCards>
`;
}

/** The page at /2025/, which Docusaurus makes none for, and the pictures that it shows. */
export async function frontPage(
  project: Project,
  year: number,
  hasLineup: boolean,
): Promise<Change[]> {
  const picturesOf = async (name: string) =>
    (await project.load(`src/data/pictures/${name}.ts`)) as Record<string, Picture>;
  const guide = await picturesOf('guide');
  const questions = await picturesOf('q-and-a');
  const pictures = {
    sheep: guide.sheep,
    guide: guide.busParty,
    questions: questions.banner,
    ...(hasLineup && {lineup: (await picturesOf('lineup')).banner}),
  };
  const file = `versioned_docs/version-${year}/index`;
  return [
    {file: `${file}.mdx`, why: `the page at /${year}/`, text: page(year, hasLineup)},
    {
      file: `${file}.facts.json`,
      why: 'its pictures',
      text: `${JSON.stringify({pictures}, null, 2)}\n`,
    },
  ];
}
