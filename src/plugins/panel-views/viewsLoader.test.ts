import fs from 'node:fs';
import load from './viewsLoader.cjs';

const source = fs.readFileSync('docs/setup/panels.json', 'utf8');
const run = (resourceQuery: string) => JSON.parse(load.call({resourceQuery}, source)) as object;

test('only the views that are asked for', () => {
  const {views} = JSON.parse(source) as {views: Record<string, {panels: object}>};
  expect(run('?view=party&view=head-party')).toEqual({
    party: views.party?.panels,
    'head-party': views['head-party']?.panels,
  });
});

test('a view that does not exist is named', () => {
  expect(() => run('?view=top')).toThrow("panels.json has no view 'top'");
});
