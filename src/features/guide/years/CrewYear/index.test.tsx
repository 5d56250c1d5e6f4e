import {render, screen, within} from '@testing-library/react';
import type {CrewId, Figures} from '../../model/types';
import CrewYear, {CrewYears} from '.';

const taskOf = (crew: CrewId) => ({
  ...{id: `${crew}-shelves`, title: 'shelves', crew},
  ...{parts: [], hardware: [], tools: []},
});
const before: Figures = {year: 2024, tasks: [taskOf('business-crew')], hanging: []};
const after: Figures = {...before, year: 2025, tasks: [...before.tasks, taskOf('party-crew')]};

test('each crew says for itself whether it stayed', () => {
  render(
    <CrewYears before={before} after={after}>
      <CrewYear before={before} after={after} crew="business-crew">
        <h2>business</h2>
      </CrewYear>
      <CrewYear before={before} after={after} crew="party-crew">
        <h2>party</h2>
      </CrewYear>
    </CrewYears>,
  );
  const partOf = (name: string) => within(screen.getByRole('heading', {name}).closest('section')!);
  const words = 'The same as in 2024.';
  expect(partOf('business').getByText(words)).toBeInTheDocument();
  expect(partOf('party').queryByText(words)).toBeNull();
  expect(screen.getByText('the same as in 2024')).toHaveAttribute('aria-hidden', 'true');
});
