import {map} from '@site/tests/support/guideFigures';
import {render, screen} from '@testing-library/react';
import {crews} from '../../model/crews';
import PanelMaps from '.';

test.each([
  ['party-crew', ['Party side', 'Front', 'Rear']],
  ['business-crew', ['Business side', 'Front', 'Rear']],
  [
    'head-and-hind-crew',
    [
      'Party side',
      'Business side',
      'Head from the party side',
      'Head from the business side',
      'Front',
      'Rear',
    ],
  ],
])('%s sees every view on which it hangs something', (id, views) => {
  render(<PanelMaps crew={crews.find((crew) => crew.id === id)!} map={map} />);
  const seen = screen.getAllByRole('img').map((img) => img.getAttribute('aria-labelledby') ?? '');
  const titles = seen.map((title) => document.getElementById(title)?.textContent);
  expect(titles).toHaveLength(views.length);
  views.forEach((view, i) => expect(titles[i]).toMatch(new RegExp(`^${view}`)));
});

test('every panel of a crew is marked on one of its maps', () => {
  const crew = crews.find(({id}) => id === 'head-and-hind-crew')!;
  const {container} = render(<PanelMaps crew={crew} map={map} />);
  const bold = Array.from(container.querySelectorAll('text.bold'), (text) => text.textContent);
  const own = map.panels.filter((panel) => panel.crew === crew.id).map(({name}) => name);
  expect([...new Set(bold)].sort()).toEqual(own.sort());
});
