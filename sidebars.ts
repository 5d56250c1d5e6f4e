import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {campoutPages} from './src/config/navigation';
import {crewClass, crews} from './src/features/guide/model/crews';

const QUESTIONS = '/campout/q-and-a/';

/** Beside the questions stand the campout's own pages, as in the header. */
const campout = campoutPages.map(({title, href}) =>
  href === QUESTIONS
    ? {type: 'doc' as const, id: 'campout/q-and-a', label: title}
    : {type: 'link' as const, href, label: title},
);

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
      className: `crew-link ${crewClass(id)}`,
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

const sidebars: SidebarsConfig = {
  setup,
  campout,
};

export default sidebars;
