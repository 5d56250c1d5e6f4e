import {render, screen} from '@testing-library/react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import EarlierLineups from '.';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({useVersions: jest.fn()}));
const versions = (...kept: object[]) => jest.mocked(useVersions).mockReturnValue(kept as never);

const lineupOf = (year: string) => ({
  name: year,
  docs: [
    {id: 'setup/index', path: `/${year}/setup/`},
    {id: 'campout/dj-lineup', path: `/${year}/campout/dj-lineup/`},
  ],
});
const without = (name: string) => ({name, docs: [{id: 'setup/index', path: '/setup/'}]});

test('each year that keeps its lineup is one tap away, one that does not is left out', () => {
  versions(without('current'), lineupOf('2026'), lineupOf('2025'), without('2024'));
  render(<EarlierLineups />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2026', '/2026/campout/dj-lineup/'],
    ['2025', '/2025/campout/dj-lineup/'],
  ]);
});

test('where no year is kept nothing stands there', () => {
  versions(without('current'), without('2024'));
  const {container} = render(<EarlierLineups />);
  expect(container).toBeEmptyDOMElement();
});
