import {figures} from '@site/tests/support/guideFigures';
import {orderSteps} from '../../steps';
import {facetsOf} from './facets';

test('a facet for each group, in the order in which they go up', () => {
  const steps = orderSteps(figures.hanging, 'all');
  expect(facetsOf(steps).map(({crew, at}) => `${at} ${crew}`)).toEqual(
    steps.flatMap((step, at) => step.map(({crew}) => `${at} ${crew}`)),
  );
});

test('one begins where the one before it ends', () => {
  const [first, second] = facetsOf(orderSteps(figures.hanging, 'party-crew'));
  expect(first?.d).toBe('M0 0h27l-6 12h-21z');
  expect(second?.d).toBe('M27 0h18l6 12h-30z');
});
