import type {Plugin} from '@docusaurus/types';
import {cutFiles} from '../cutFiles';
import {madeOnce} from './madeOnce';

/** The one stylesheet that every page has, as the runtime calls it. */
const group = {name: 'styles', type: 'css/mini-extract', enforce: true, priority: 50};

/**
 * What some pages are made of has a sheet by itself, this year's and the same in a frozen one: in
 * the shared sheet every page would carry it. Each costs 54 characters of the policy, which may
 * have 2000. The sheep in 3D is fetched by who asks for it, with its styles.
 */
const parts = {
  home: 'features/home|pages/_home',
  hero: 'ui/PageHero/styles|theme/NotFound',
  answers: 'ui/PageHero/opening|campout/(Answers|PassOn)|guide/years/YearCards',
  title: 'ui/(PageTitle|Choice)',
  // pages of a few words: four sheets would be more in the policy than in them
  words: 'ui/(Message|WayOn)|features/offline/page/NotKept|pages/_applications',
  org: 'features/org',
  search: 'features/search/ui/(?!SearchButton)',
  panels:
    'guide/(panels/(Lengths|PanelFinder|PanelOutline|PanelShape|PanelTable|StrutTable|TopCorner|table)|sheep/SheepMap)',
  order: 'guide/order/(Player|OrderFrames|Key)',
  kit: 'guide/(kit|order/Sheets|sheep/PanelMap)',
  lists: 'guide/(shopping|teardown|edition/Crew(Lists|Opening))',
  board: 'guide/(board|handover/Handover)',
  follow: 'guide/follow',
  labels: 'guide/labels',
  years: 'guide/years/(Change|CrewYear|SectionChanges|Stayed|Year(Head|Opening|Sheep))',
};

/**
 * All else that pages of the docs share. What the text may use without an import (MDXComponents) belongs
 * here, though few use it: its script comes with every page, and would fetch a sheet of its own late.
 */
const docs = [
  'css/docs',
  'theme/(Doc|TOC|MDX|Admonition|EditMetaRow|BackToTop|Icon)',
  'features/guide/(?!sheep|space)',
].join('|');

const sheet = (name: string, folders: string, priority: number) => ({
  ...group,
  name,
  priority,
  chunks: 'all' as const,
  test: new RegExp(`[\\\\/](?:${folders.replaceAll('/', '[\\\\/]')})`),
});

/**
 * Gives each page the styles that it needs and no others. Docusaurus makes one stylesheet of all,
 * since styles that load in another order may look another way. The order is kept here too: what
 * two pages use is in the shared sheet, which is always first, and no part that is used by one page
 * stands inside the styles of another. What the docs share beyond that is one sheet more.
 */
export const pageStyles = (): Plugin => ({
  ...cutFiles('page-styles', {
    styles: {...group, chunks: 'initial'},
    stylesOfSeveral: {...group, chunks: 'all', minChunks: 2},
    stylesOfDocs: sheet('docs', docs, 60),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, folders]) => [
        `stylesOf-${name}`,
        sheet(name, folders, 70),
      ]),
    ),
  }),
  configurePostCss: madeOnce,
});
