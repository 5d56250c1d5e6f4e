import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {hanging} from '@site/tests/support/guideFigures';
import type {HangingGroup} from '../../model/types';
import {TaskContext} from '../Task/TaskContext';
import HangingOrder from '.';

const TASK = 'party-crew-panels-forward';
const groups = hanging(TASK);

const Frame = ({group}: {group: HangingGroup}) => <p data-frame>{group.section}</p>;

const show = (frame?: typeof Frame) =>
  render(
    <TaskContext.Provider value={{id: TASK}}>
      <HangingOrder groups={groups} frame={frame} />
    </TaskContext.Provider>,
  );

const statesIn = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-order]'), (one) => one.getAttribute('data-order'));

beforeEach(() => localStorage.clear());

test('without pictures it is words, as in years from before the sheep was measured', () => {
  const {container} = show();
  expect(container).toHaveTextContent('Belly: 14D, then 18D, then 23D.');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(container.firstElementChild?.tagName).toBe('OL');
});

test('each group has its picture in its own step, and each panel leads to where it goes', () => {
  const {container} = show(Frame);
  const steps = Array.from(container.querySelectorAll('li'));
  expect(steps.map((step) => step.querySelector('[data-frame]')?.textContent)).toEqual(
    groups.map(({section}) => section),
  );
  steps.forEach((step, i) => {
    for (const name of groups[i]?.panels ?? [])
      expect(within(step).getAllByRole('link', {name})[0]).toHaveAttribute(
        'href',
        `/setup/panels/#${name}`,
      );
  });
});

test('the first that is not ticked comes now, what is ticked hangs, the rest comes later', async () => {
  const {container} = show(Frame);
  const later = groups.map(() => 'later');
  expect(statesIn(container)).toEqual(['now', ...later.slice(1)]);
  const second = screen.getByRole('checkbox', {name: 'Step 2: Foreshank, first part: 8D, 9D'});
  const first = screen.getByRole('checkbox', {name: 'Step 1: Belly: 14D, 18D, 23D'});
  await userEvent.click(second);
  expect(statesIn(container)).toEqual(['now', 'hung', ...later.slice(2)]);
  await userEvent.click(first);
  expect(statesIn(container)).toEqual(['hung', 'hung', 'now', ...later.slice(3)]);
  await userEvent.click(first);
  await userEvent.click(second);
});
