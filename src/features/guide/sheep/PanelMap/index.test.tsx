import {readFileSync} from 'node:fs';
import {render, screen} from '@testing-library/react';
import type {CrewId} from '../../model/types';
import PanelMap, {type PanelView} from '.';

interface PanelFile {
  panels: {name: string; crew: CrewId}[];
  views: Record<string, PanelView>;
}

const file = JSON.parse(readFileSync('docs/setup/panels.json', 'utf8')) as PanelFile;
const crews = Object.fromEntries(file.panels.map(({name, crew}) => [name, crew]));

function show(view: PanelView, highlight?: string[]) {
  return render(<PanelMap view={view} crews={crews} highlight={highlight} label="Party side" />);
}

describe('PanelMap', () => {
  it.each(Object.entries(file.views))('writes every name of the %s view once', (_, view) => {
    const {container} = show(view);
    const names = Array.from(container.querySelectorAll('text'), (text) => text.textContent);
    expect(names.sort()).toEqual(Object.keys(view.panels).sort());
    expect(container.querySelectorAll('polygon')).toHaveLength(names.length);
  });

  it('marks the panels that matter by outline and bold name, not by color alone', () => {
    const {container} = show(file.views.front!, ['F3D']);
    expect(container.querySelectorAll('polygon.highlit.party-crew')).toHaveLength(1);
    const bold = Array.from(container.querySelectorAll('text.bold'), (text) => text.textContent);
    expect(bold).toEqual(['F3D']);
  });

  it('is a picture with a label, and lists its panels for those who do not see it', () => {
    show({
      grid: [10, 10],
      panels: {
        '1D': [
          [0, 0],
          [9, 0],
          [0, 9],
        ],
      },
    });
    expect(screen.getByRole('img', {name: 'Party side'})).toHaveAccessibleDescription(
      'Panels: 1D.',
    );
  });
});
