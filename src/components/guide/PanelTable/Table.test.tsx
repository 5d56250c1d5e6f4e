import {readFileSync} from 'node:fs';
import {render, screen, within} from '@testing-library/react';
import {figures} from '@site/tests/support/guideFigures';
import type {PanelFile} from '@site/src/lib/guide/panelFile';
import PanelTable from '.';

const map = JSON.parse(readFileSync('docs/setup/panels.json', 'utf8')) as PanelFile;

test('every panel has a row of that id, with its name as header', () => {
  const {container} = render(<PanelTable map={map} figures={figures} />);
  const rows = [...container.querySelectorAll('tbody tr')];
  expect(rows.map(({id}) => id)).toEqual(map.panels.map(({name}) => name));
  const row = container.querySelector<HTMLElement>('[id="14D"]')!;
  expect(within(row).getByRole('rowheader')).toHaveTextContent('14D');
  expect(row).toHaveTextContent('Belly: 14D, then 18D, then 23D.');
  expect(within(row).getByRole('link', {name: '18D'})).toHaveAttribute('href', '#18D');
});

test('every neighbor that is linked has a row', () => {
  const {container} = render(<PanelTable map={map} figures={figures} />);
  for (const link of screen.getAllByRole('link'))
    expect(container.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
});
