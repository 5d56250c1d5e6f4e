import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  setup: ['setup/index'],
  campout: ['campout/q-and-a'],
};

export default sidebars;
