import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {figures, map, titles} from '@site/tests/support/guideFigures';
import {crewName} from '../../model/names';
import {hangingCrews, orderSteps} from '../steps';
import OrderPlayer from '.';
import Pictures, {type Shown} from './Pictures';
import Words, {type Said} from './Words';

const {hanging} = figures;
const DrawnPictures = (shown: Shown) => <Pictures {...shown} groups={hanging} map={map} />;
const SaidWords = (shown: Said) => (
  <Words {...shown} groups={hanging} titles={titles} geometry={map.geometry} />
);
const show = () =>
  render(<OrderPlayer groups={hanging} pictures={DrawnPictures} words={SaidWords} />);
const slider = () => screen.getByRole('slider', {name: 'step'});
const place = () => slider().getAttribute('aria-valuetext');
const said = () => screen.getByRole('status').textContent;
const lit = () =>
  [
    ...new Set(
      Array.from(document.querySelectorAll('[data-stage] text'), (one) => one.textContent),
    ),
  ].sort();

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => jest.useRealTimers());

test('it begins with the first groups of all crews', () => {
  show();
  expect(said()).toMatch(
    /^step 1 of 15: Party Crew, Primary mounts, ladder, 12': 7D, 17D, 21D; Business Crew/,
  );
  expect(lit()).toEqual(['17D', '17P', '21D', '21P', '7D', '7P', 'F15']);
});

test('buttons and slider go through the steps of a crew', async () => {
  show();
  await userEvent.click(screen.getByRole('button', {name: 'Party Crew'}));
  await userEvent.click(screen.getByRole('button', {name: 'step on'}));
  expect(said()).toBe('step 2 of 15: Party Crew, Belly: 14D, 18D, 23D');
  expect(lit()).toEqual(['14D', '18D', '23D']);
  fireEvent.change(slider(), {target: {value: '5'}});
  expect(said()).toBe(`step 5 of 15: Party Crew, Rack, ladder, 14' 9": 13D, 15D, 16D`);
  await userEvent.click(screen.getByRole('button', {name: 'step back'}));
  expect(said()).toMatch(/^step 4 of 15/);
});

test('the ladder is said, and stands, before the panels that are hung from it', () => {
  show();
  fireEvent.click(screen.getByRole('button', {name: 'Party Crew'}));
  fireEvent.change(slider(), {target: {value: '5'}});
  expect(said()).toMatch(/ladder, 14' 9".*13D/);
  expect(place()).toBe('step 5 of 15: Party Crew, Rack');
  const words = screen.getByRole('listitem').textContent;
  expect(words).toMatch(/Ladder: the top corner hangs at 14' 9".*13D.*15D.*16D/);
});

test('while it plays nothing is said', () => {
  jest.useFakeTimers();
  show();
  fireEvent.click(screen.getByRole('button', {name: 'play'}));
  expect(said()).toBe('');
});

test('at either end there is no farther', () => {
  show();
  expect(screen.getByRole('button', {name: 'step back'})).toBeDisabled();
  fireEvent.change(slider(), {target: {value: '15'}});
  expect(screen.getByRole('button', {name: 'step on'})).toBeDisabled();
});

test('arrow keys, Home and End step, wherever in the player the focus is', async () => {
  show();
  act(() => screen.getByRole('button', {name: 'Business Crew'}).focus());
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}');
  expect(said()).toMatch(/^step 3 of 15/);
  await userEvent.keyboard('{End}');
  expect(said()).toMatch(/^step 15 of 15/);
  for (const key of ['{Home}', '{ArrowLeft}']) {
    await userEvent.keyboard(key);
    expect(said()).toMatch(/^step 1 of 15/);
  }
});

test('it plays to the end, stops there, and plays again from the beginning', () => {
  jest.useFakeTimers();
  show();
  fireEvent.change(slider(), {target: {value: '14'}});
  fireEvent.click(screen.getByRole('button', {name: 'play'}));
  act(() => jest.advanceTimersByTime(10_000));
  expect(place()).toMatch(/^step 15 of 15/);
  fireEvent.click(screen.getByRole('button', {name: 'play'}));
  expect(place()).toMatch(/^step 1 of 15/);
  act(() => jest.advanceTimersByTime(2000));
  expect(place()).toMatch(/^step 2 of 15/);
  fireEvent.click(screen.getByRole('button', {name: 'pause'}));
  act(() => jest.advanceTimersByTime(10_000));
  expect(place()).toMatch(/^step 2 of 15/);
});

test('where less motion is asked for nothing plays', () => {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  show();
  expect(screen.queryByRole('button', {name: 'play'})).toBeNull();
});

test('the view follows the step until another is chosen', async () => {
  show();
  const shown = () =>
    Array.from(document.querySelectorAll('[data-stage] [data-view]'), (one) =>
      one.getAttribute('data-view'),
    );
  expect(shown()).toEqual(['party', 'business', 'front', 'rear']);
  await userEvent.click(screen.getByRole('button', {name: 'Business Crew'}));
  expect(shown()[0]).toBe('business');
  const looks = screen.getByRole('group', {name: 'View of the sheep'});
  await userEvent.click(within(looks).getByRole('button', {name: 'above'}));
  expect(shown()).toEqual(['above']);
  await userEvent.click(within(looks).getByRole('button', {name: 'follow'}));
  expect(shown()[0]).toBe('business');
});

test('words say what is hung, how high, and where the guide tells how', () => {
  show();
  fireEvent.click(screen.getByRole('button', {name: 'Head & Hind Crew'}));
  fireEvent.change(slider(), {target: {value: '4'}});
  expect(screen.getByText(/Nobody has written down the order of these/)).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'remaining head panels'})).toHaveAttribute(
    'href',
    '../#head-and-hind-crew-head-panels',
  );
  expect(document.querySelector('[data-ladder]')).toHaveTextContent(`19' 10"`);
});

test.each(['all', ...hangingCrews(hanging)] as const)(
  'every panel is named on the stage at its step: %s',
  (whose) => {
    show();
    const name = whose === 'all' ? 'all together' : crewName(whose);
    fireEvent.click(screen.getByRole('button', {name}));
    orderSteps(hanging, whose).forEach((step, i) => {
      fireEvent.change(slider(), {target: {value: String(i + 1)}});
      expect(lit()).toEqual(step.flatMap(({panels}) => panels).sort());
      for (const view of document.querySelectorAll('[data-stage] [data-view]'))
        expect(view.querySelectorAll('text')).toHaveLength(view.querySelectorAll('.now').length);
    });
  },
);

test('pictures and words are asked for when somebody reaches for the player, not before', () => {
  const asked: boolean[] = [];
  const Asked = ({asked: now}: {asked: boolean}) => {
    asked.push(now);
    return null;
  };
  render(<OrderPlayer groups={hanging} pictures={Asked} words={Asked} />);
  expect(new Set(asked)).toEqual(new Set([false]));
  fireEvent.focus(screen.getByRole('button', {name: 'step on'}));
  expect(asked.at(-1)).toBe(true);
});
