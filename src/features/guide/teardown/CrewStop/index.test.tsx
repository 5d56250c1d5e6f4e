import {render, screen} from '@testing-library/react';
import {figures} from '@site/tests/support/guideFigures';
import type {Figures} from '../../model/types';
import CrewStop from '.';

const written = (is: (id: string) => boolean): Figures => ({
  ...figures,
  tasks: figures.tasks.map((task) => ({...task, downWritten: is(task.id)})),
});

test('whom to ask, if only one task is marked Stop', () => {
  const but = written((id) => id !== 'party-crew-dj-platform');
  render(<CrewStop figures={but} crew="party-crew" />);
  expect(screen.getByRole('note')).toHaveTextContent(
    /^Stop\. Nobody has written down how to undo the tasks marked Stop\. Ask the setup lead/,
  );
});

test('of all of it, where nothing is written down', () => {
  render(<CrewStop figures={written(() => false)} crew="party-crew" />);
  expect(screen.getByRole('note')).toHaveTextContent(
    /^Stop\. .* how any of this comes down\. Ask the setup lead/,
  );
});

test('nothing of the kind where all is written down', () => {
  const {container} = render(<CrewStop figures={written(() => true)} crew="party-crew" />);
  expect(container).toBeEmptyDOMElement();
});
