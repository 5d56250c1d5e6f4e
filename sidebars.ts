import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {navigation} from './src/config/navigation';
import {navigationFor} from './src/lib/navigationFor';

const QUESTIONS = '/campout/q-and-a/';

/** Beside the questions stands the campout's own list, as in the header. */
const campout = navigationFor(navigation, QUESTIONS).map(({title, href}) =>
  href === QUESTIONS
    ? {type: 'doc' as const, id: 'campout/q-and-a', label: title}
    : {type: 'link' as const, href, label: title},
);

const sidebars: SidebarsConfig = {
  setup: ['setup/index'],
  campout,
};

export default sidebars;
