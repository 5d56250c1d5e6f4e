import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {orgDrawings} from '.';
import {drawOrg} from '../../../features/org/build';

const circle = {name: 'Camp', x: 0, y: 0, rx: 9, ry: 9, projects: [{name: 'Shade', x: 1, y: 2}]};
const createData = jest.fn<Promise<string>, [string, string]>();
let siteDir: string;

beforeEach(() => {
  createData.mockReset();
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'org-'));
  fs.mkdirSync(path.join(siteDir, 'src/data'), {recursive: true});
});

afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const write = (file: string, circles: unknown[]) =>
  fs.writeFileSync(path.join(siteDir, 'src/data', file), JSON.stringify({note: '', circles}));

async function load() {
  const plugin = orgDrawings({siteDir} as LoadContext);
  const actions = {createData} as Partial<PluginContentLoadedActions> as PluginContentLoadedActions;
  await plugin.contentLoaded?.({content: await plugin.loadContent?.(), actions});
  return createData.mock.calls.map(([name, text]) => [name, JSON.parse(text) as unknown]);
}

test('each organization of src/data is drawn anew, by the name of its file', async () => {
  write('org-2024.json', [circle]);
  write('org-2025.json', [{...circle, name: 'Depot'}]);
  write('other.json', [circle]);
  const drawn = (name: string) =>
    JSON.parse(JSON.stringify(drawOrg([{...circle, name}]))) as unknown;
  expect(await load()).toEqual([
    ['org-2024.json', drawn('Camp')],
    ['org-2025.json', drawn('Depot')],
  ]);
});

test('of a mistake in one nothing is drawn and nothing said: the checks of content tell it', async () => {
  write('org-2024.json', [{...circle, projects: undefined}]);
  expect(await load()).toEqual([]);
});
