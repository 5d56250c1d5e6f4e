import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {navigation} from './src/config/navigation';
import {crews} from './src/lib/guide/crews';
import {navigationFor} from './src/lib/navigationFor';

const QUESTIONS = '/campout/q-and-a/';

/** Beside the questions stands the campout's own list, as in the header. */
const campout = navigationFor(navigation, QUESTIONS).map(({title, href}) =>
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
    })),
  },
  'setup/panels',
  'setup/buy-and-bring',
  'setup/teardown',
  'setup/between-years',
  'setup/kit',
  'setup/labels',
];

const sidebars: SidebarsConfig = {
  setup,
  campout,
};

export default sidebars;
