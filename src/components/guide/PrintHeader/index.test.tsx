import {act, render, screen} from '@testing-library/react';
import {crewStore, placeStore} from '@site/src/lib/guide/edition';
import PrintHeader from '.';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({label: '2025'}),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {customFields: {built: '2025-05-01'}}}),
}));

const margin = (side: string) => document.documentElement.style.getPropertyValue(side);

afterEach(() =>
  act(() => {
    crewStore.set('all');
    placeStore.set('brc');
  }),
);

test('says edition, season and build date, for the margins too', () => {
  render(<PrintHeader />);
  act(() => crewStore.set('party-crew'));
  expect(screen.getByText(/Party Crew Edition, Black Rock City/)).toHaveTextContent(
    'Party Crew Edition, Black Rock City. Season 2025, built 2025-05-01.',
  );
  expect(margin('--print-left')).toBe('"Party Crew Edition, Black Rock City"');
  expect(margin('--print-right')).toBe('"Season 2025, built 2025-05-01"');
});

test('follows the place', () => {
  render(<PrintHeader />);
  act(() => placeStore.set('street'));
  expect(margin('--print-left')).toBe('"All crews, street event"');
});

test('leaves no margins behind', () => {
  render(<PrintHeader />).unmount();
  expect(margin('--print-left')).toBe('');
});

test('names the printed page, and gives the title back afterwards', () => {
  document.title = 'Setup Guide';
  render(<PrintHeader />);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.title).toBe('All crews, Black Rock City. Season 2025, built 2025-05-01');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.title).toBe('Setup Guide');
});
