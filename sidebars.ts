import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {crews} from './src/features/guide/model/crews';

/** The guide, and below it each crew's edition. */
const setup = [
  {
    type: 'category' as const,
    label: 'Setup Guide',
    link: {type: 'doc' as const, id: 'setup/index'},
    collapsible: false,
    items: crews.map(({id, name}) => ({
      type: 'link' as const,
      href: `/setup/#${id}`,
      label: name,
    })),
  },
  'setup/build',
  'setup/panels',
  'setup/goes-up',
  'setup/buy-and-bring',
  'setup/teardown',
  'setup/between-years',
  'setup/kit',
  'setup/labels',
  'setup/board',
];

// The questions have none: the header has the campout's own pages.
const sidebars: SidebarsConfig = {setup};

export default sidebars;
