import type {PanelInfo} from '../../model/panelFile';
import {firstOfTens} from './places';

const named = (...names: string[]) => names.map((name) => ({name}) as PanelInfo);

test('a ten begins with the first panel that is there', () => {
  const panels = named('1D', '2D', '9D', '12D', '13D', '30D');
  expect(firstOfTens(panels)).toEqual(['1D', '12D', '30D']);
});

test('the front and the rear have tens of their own', () => {
  const panels = named('32P', 'F1', 'F2', 'F16P', 'F20', 'R1', 'R7P');
  expect(firstOfTens(panels)).toEqual(['32P', 'F1', 'F16P', 'F20', 'R1']);
});
