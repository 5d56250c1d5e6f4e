import {render, screen} from '@testing-library/react';
import {useRegisteredStep} from '../../task/steps';
import TickActions from '.';

let isLast = true;
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({label: '2025', isLast}),
}));

function Guide() {
  useRegisteredStep({id: 'party-crew-face/1', name: 'step 1', panels: []});
  return <TickActions />;
}

test('this season’s ticks can be handed over', () => {
  isLast = true;
  render(<Guide />);
  expect(screen.getByRole('link', {name: /hand over/})).toHaveAttribute(
    'href',
    '/setup/handover/?edition=brc',
  );
});

test('those of a frozen year cannot', () => {
  isLast = false;
  render(<Guide />);
  expect(screen.queryByRole('link')).toBeNull();
});
