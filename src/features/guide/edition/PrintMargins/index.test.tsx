import {act, render} from '@testing-library/react';
import {crewStore, placeStore} from '../edition';
import PrintMargins from '.';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({label: '2024'}),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {customFields: {built: '2025-05-01'}}}),
}));

const print = (event: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(event));

function margin(side: string) {
  print('beforeprint');
  const text = document.documentElement.style.getPropertyValue(side);
  print('afterprint');
  return text;
}

afterEach(() =>
  act(() => {
    crewStore.set('all');
    placeStore.set('brc');
  }),
);

test('the guide’s margins name edition and season', () => {
  render(<PrintMargins />);
  act(() => crewStore.set('party-crew'));
  expect(margin('--print-left')).toBe('"Party Crew Edition, Black Rock City"');
  expect(margin('--print-right')).toBe('"Season 2024, built 2025-05-01"');
});

test('they follow the place', () => {
  render(<PrintMargins />);
  act(() => placeStore.set('street'));
  expect(margin('--print-left')).toBe('"All crews, street event"');
});

test('the margins of any other page name its title', () => {
  render(<PrintMargins title="Teardown 2024" />);
  act(() => crewStore.set('party-crew'));
  expect(margin('--print-left')).toBe('"Teardown 2024"');
  expect(margin('--print-right')).toBe('"Season 2024, built 2025-05-01"');
});

test('without printing, and once it has gone, a page has no margins', () => {
  const {unmount} = render(<PrintMargins />);
  expect(document.documentElement.style.length).toBe(0);
  unmount();
  expect(margin('--print-left')).toBe('');
});

test('names the printed page, and gives the title back afterwards', () => {
  document.title = 'Setup Guide';
  render(<PrintMargins />);
  print('beforeprint');
  expect(document.title).toBe('All crews, Black Rock City. Season 2024, built 2025-05-01');
  print('afterprint');
  expect(document.title).toBe('Setup Guide');
});
