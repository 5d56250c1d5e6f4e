import {act, render, screen} from '@testing-library/react';
import {crewStore} from '../edition';
import PrintHeader from '.';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({label: '2025'}),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {customFields: {built: '2025-05-01'}}}),
}));

afterEach(() => act(() => crewStore.set('all')));

test('says edition, season and build date', () => {
  render(<PrintHeader />);
  act(() => crewStore.set('party-crew'));
  expect(screen.getByText(/Party Crew Edition, Black Rock City/)).toHaveTextContent(
    'Party Crew Edition, Black Rock City. Season 2025, built 2025-05-01.',
  );
});
