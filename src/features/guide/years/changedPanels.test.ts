import {figures} from '@site/tests/support/guideFigures';
import {changedPanels} from './changedPanels';

const [first, second, ...others] = figures.hanging;

test('of two years alike none changed', () => {
  expect(changedPanels(figures, figures)).toEqual(new Set());
});

test('a panel that is new, and one in another section, changed; one that is gone is not there', () => {
  const before = {
    ...figures,
    hanging: [
      {...first!, panels: ['GONE', ...first!.panels.slice(1)]},
      {...second!, section: 'Chin'},
      ...others,
    ],
  };
  expect(changedPanels(before, figures)).toEqual(new Set([first!.panels[0], ...second!.panels]));
});

test('a panel that another crew hangs now changed', () => {
  const before = {
    ...figures,
    hanging: [{...first!, crew: 'business-crew' as const}, second!, ...others],
  };
  expect(changedPanels(before, figures)).toEqual(new Set(first!.panels));
});
