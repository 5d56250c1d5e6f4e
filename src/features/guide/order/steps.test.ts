import {figures} from '@site/tests/support/guideFigures';
import {hangingCrews, orderSteps, panelStates, type OrderStep} from './steps';

const {hanging} = figures;
const panelsIn = (step: OrderStep) => step.flatMap(({panels}) => panels);

test.each(hangingCrews(hanging))(
  '%s hangs one group a step, in the order of the figures',
  (crew) => {
    const own = hanging.filter((group) => group.crew === crew);
    expect(orderSteps(hanging, crew)).toEqual(own.map((group) => [group]));
  },
);

test('all together each crew is at its own n-th group, until it has no more', () => {
  const steps = orderSteps(hanging, 'all');
  const orders = hangingCrews(hanging).map((crew) => orderSteps(hanging, crew));
  expect(steps).toHaveLength(Math.max(...orders.map(({length}) => length)));
  steps.forEach((step, i) => expect(step).toEqual(orders.flatMap((order) => order[i] ?? [])));
});

test('every panel is hung at exactly one step, whoever is asked', () => {
  const all = panelsIn(hanging);
  expect(orderSteps(hanging, 'all').flatMap(panelsIn).sort()).toEqual([...all].sort());
  const one = hangingCrews(hanging).flatMap((crew) => orderSteps(hanging, crew).flatMap(panelsIn));
  expect(one.sort()).toEqual([...all].sort());
});

test('before a step panels hang, at it they are hung, after it they are missing', () => {
  const steps = orderSteps(hanging, 'party-crew');
  const stateOf = panelStates(steps, 2);
  expect(['7D', '14D', '8D', '20D', '38D'].map(stateOf)).toEqual([
    'hung',
    'hung',
    'now',
    'later',
    'later',
  ]);
  expect(['7P', 'F15', 'no panel'].map(stateOf)).toEqual(['rest', 'rest', 'rest']);
});

test('what nobody has put in order is one step', () => {
  const head = orderSteps(hanging, 'head-and-hind-crew').find(([group]) => !group?.ordered);
  expect(head).toHaveLength(1);
});

test('a crew without an order has no steps', () => {
  expect(orderSteps(hanging, 'tech-crew')).toEqual([]);
});
