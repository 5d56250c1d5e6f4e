import {act, render, screen} from '@testing-library/react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {CrewId} from '../../model/types';
import {useRegisteredStep} from '../../task/steps';
import {ticksOf} from '../../task/ticks';
import CrewCount from '.';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({label: '2025', isLast: true}),
  useDoc: () => ({toc: []}),
}));

jest.mock('@docusaurus/useIsBrowser', () => jest.fn<boolean, []>());
const isBrowser = jest.mocked(useIsBrowser);

const steps = ['party-crew-face/1', 'party-crew-face/2', 'business-crew-stair/1'];

function Step({id}: {id: string}) {
  useRegisteredStep({id, name: 'step', panels: []});
  return null;
}

const show = (crew: CrewId | 'all') =>
  render(
    <>
      {steps.map((id) => (
        <Step key={id} id={id} />
      ))}
      <p>
        <CrewCount crew={crew} />
      </p>
    </>,
  );

test.each([
  ['party-crew', '1/2 1 of 2 steps'],
  ['business-crew', '0/1 0 of 1 steps'],
  ['all', '1/3 1 of 3 steps'],
  ['tech-crew', 'no steps yet'],
] as const)('%s: %s', (crew, words) => {
  isBrowser.mockReturnValue(true);
  show(crew);
  act(() => ticksOf('2025', 'brc').tick('party-crew-face/1', true));
  expect(screen.getByRole('paragraph')).toHaveTextContent(words);
});

test('the server counts nothing, and keeps the room', () => {
  isBrowser.mockReturnValue(false);
  const {container} = show('party-crew');
  expect(container.querySelector('span')?.textContent).toBe('\u00a0');
});
