import {act, render, screen, within} from '@testing-library/react';
import {crewStore} from '../../edition/edition';
import type {Figures} from '../../model/types';
import DangerList from '.';

const danger = {kind: 'height', down: ''} as const;
const figures: Figures = {
  year: 2025,
  tasks: [],
  hanging: [],
  dangers: [
    {...danger, id: 'hats', up: 'Hard hats on.'},
    {...danger, id: 'shelf', task: 'party-crew-shelf', up: 'Test the shelf.'},
    {...danger, id: 'stair', task: 'business-crew-stair', up: 'Hold the stair.'},
  ],
};
const places = JSON.stringify({
  shelf: {heading: 'shelves', step: 2},
  stair: {heading: 'safety check'},
});

const lists = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-dangers]'), (list) => list.textContent);

afterEach(() => act(() => crewStore.set('all')));

test('all dangers are gathered by crew, those of all crews first', () => {
  const {container} = render(<DangerList figures={figures} places={places} />);
  expect(lists(container)).toEqual([
    'all crewsheight: Hard hats on.',
    'Party Crewheight: Test the shelf.shelves, step 2',
    'Business Crewheight: Hold the stair.safety check',
  ]);
});

test("a crew's part has its own dangers only", () => {
  const {container} = render(<DangerList figures={figures} places={places} crew="party-crew" />);
  expect(lists(container)).toEqual([
    'what can hurt you hereheight: Test the shelf.shelves, step 2',
  ]);
});

test('each leads to the step that it guards; what guards all work leads nowhere', () => {
  render(<DangerList figures={figures} places={places} />);
  expect(screen.getByRole('link', {name: 'shelves, step 2'})).toHaveAttribute(
    'href',
    '#danger-shelf',
  );
  const [hats] = screen.getAllByRole('listitem');
  expect(within(hats!).queryByRole('link')).toBeNull();
});

test("while one crew's edition is shown, the others' dangers are out of the way", () => {
  const {container} = render(<DangerList figures={figures} places={places} />);
  act(() => crewStore.set('business-crew'));
  const shown = [...container.querySelectorAll<HTMLElement>('[data-dangers]')].filter(
    (list) => !list.hidden,
  );
  expect(shown.map((list) => list.dataset.dangers)).toEqual(['all', 'business-crew']);
});

test('a year without these figures shows nothing', () => {
  const {container} = render(<DangerList figures={{...figures, dangers: undefined}} />);
  expect(container).toBeEmptyDOMElement();
});
