import {map} from '@site/tests/support/guideFigures';
import {render, screen} from '@testing-library/react';
import type {SheepView} from '../../model/panelFile';
import PanelMap from '.';

const crews = Object.fromEntries(map.panels.map(({name, crew}) => [name, crew]));

function show(view: SheepView, highlight?: string[]) {
  return render(<PanelMap view={view} crews={crews} highlight={highlight} label="Party side" />);
}

describe('PanelMap', () => {
  it.each(Object.entries(map.views))('writes every name of the %s view once', (_, view) => {
    const {container} = show(view);
    const names = Array.from(container.querySelectorAll('text'), (text) => text.textContent);
    expect(names.sort()).toEqual(Object.keys(view.panels).sort());
    const outlines = [...container.querySelectorAll('path.panel')].map((path) =>
      path.getAttribute('d'),
    );
    expect(outlines.join('').match(/M/g)).toHaveLength(names.length);
  });

  it('leads a line to each panel that is too small for its name', () => {
    const {container} = show(map.views.party!);
    const outside = Object.values(map.views.party!.names!).filter((place) => place.length > 3);
    expect(outside.length).toBeGreaterThan(0);
    expect(container.querySelectorAll('path.line')).toHaveLength(outside.length);
  });

  it('marks the panels that matter by outline and bold name, not by color alone', () => {
    const {container} = show(map.views.front!, ['F3D']);
    expect(container.querySelectorAll('path.highlit')).toHaveLength(1);
    expect(container.querySelectorAll('path.panel.party-crew')).toHaveLength(1);
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
