import {readFileSync} from 'node:fs';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {hanging} from '@site/tests/support/guideFigures';
import {setInView} from '@site/tests/support/inView';
import type {PanelFile} from '../../model/panelFile';
import {TaskContext} from '../Task/TaskContext';
import HangingOrder from '.';

const map = JSON.parse(readFileSync('docs/setup/panels.json', 'utf8')) as PanelFile;
const TASK = 'party-crew-panels-forward';

async function show(withMap = true) {
  const shown = render(
    <TaskContext.Provider value={TASK}>
      <HangingOrder groups={hanging(TASK)} map={withMap ? map : undefined} />
    </TaskContext.Provider>,
  );
  if (withMap) await screen.findByRole('figure');
  return shown;
}

const inState = (container: HTMLElement, state: string) => [
  ...new Set(
    [...container.querySelectorAll(`[data-state="${state}"]`)].map((path) =>
      path.getAttribute('data-panel'),
    ),
  ),
];

beforeEach(() => {
  localStorage.clear();
  setInView(true);
});

test('without a map it is words, as in years from before the finder', async () => {
  const {container} = await show(false);
  expect(container).toHaveTextContent('Belly: 14D, then 18D, then 23D.');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(container.querySelector('svg')).toBeNull();
});

test('every panel is on the map, and leads to where it goes', async () => {
  const {container} = await show();
  const panels = hanging(TASK).flatMap((group) => group.panels);
  const drawn = new Set(
    [...container.querySelectorAll('[data-panel]')].map((path) => path.getAttribute('data-panel')),
  );
  expect([...drawn].sort()).toEqual([...panels].sort());
  for (const name of panels)
    expect(screen.getAllByRole('link', {name})[0]).toHaveAttribute(
      'href',
      `/setup/panels/#${name}`,
    );
});

test('the first section is lit; once it is ticked it is filled and the next is lit', async () => {
  const {container} = await show();
  expect(inState(container, 'lit')).toEqual(['14D', '18D', '23D']);
  await userEvent.click(screen.getByRole('checkbox', {name: 'Step 1: Belly: 14D, 18D, 23D'}));
  expect(inState(container, 'hung')).toEqual(['14D', '18D', '23D']);
  expect(inState(container, 'lit')).toEqual(['8D', '9D']);
  expect(screen.getByText(/In gold: Foreshank, first part, the next to hang/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', {name: 'Step 1: Belly: 14D, 18D, 23D'}));
});

test('a section lights up when it is asked for, and no longer when it is asked again', async () => {
  const {container} = await show();
  const button = screen.getByRole('button', {name: 'Tenderloin on the map'});
  await userEvent.click(button);
  expect(inState(container, 'lit')).toEqual(['20D']);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  expect(inState(container, 'lit')).toEqual(['14D', '18D', '23D']);
});
