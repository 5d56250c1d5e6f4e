import type {DocusaurusConfig} from '@docusaurus/types';
import {settingsOfPages} from './settings';

test('a page has the settings that it reads, and none of the build', () => {
  const settings = {
    title: 'BAAAHS',
    future: {experimental_router: 'browser'},
    customFields: {built: '2025-05-01'},
    presets: [['classic', {}]],
    clientModules: ['./src/client/pops.ts'],
  } as unknown as DocusaurusConfig;
  expect(Object.keys(settingsOfPages(settings))).toEqual(['title', 'future', 'customFields']);
});
