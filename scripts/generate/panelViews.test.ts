import fs from 'node:fs';
import type {PanelFile} from '../../src/features/guide/model/panelFile';
import {panelViews} from './panelViews';

const map = JSON.parse(fs.readFileSync('docs/setup/panels.json', 'utf8')) as PanelFile;
const files = panelViews(map);

test.each(Object.keys(files))(
  'src/data/generated/%s is what `npm run generate` writes of docs/setup/panels.json',
  (name) => expect(fs.readFileSync(`src/data/generated/${name}`, 'utf8')).toBe(files[name]),
);

test('only the views that the home page draws', () => {
  expect(JSON.parse(files['sheep.json']!)).toEqual({
    party: map.views.party?.panels,
    'head-party': map.views['head-party']?.panels,
  });
});

test('by crew: whoever hangs a panel has it', () => {
  const {party} = JSON.parse(files['crewSheep.json']!) as {party: Record<string, object>};
  const hung = Object.entries(party).flatMap(([crew, outlines]) =>
    Object.keys(outlines).map((name) => ({name, crew})),
  );
  expect(hung).toHaveLength(Object.keys(map.views.party!.panels).length);
  for (const {name, crew} of hung)
    expect(map.panels.find((panel) => panel.name === name)?.crew).toBe(crew);
});

test('a view that does not exist is named', () => {
  expect(() => panelViews({...map, views: {}})).toThrow("panels.json has no view 'party'");
});
