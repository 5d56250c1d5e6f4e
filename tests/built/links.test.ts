/** Reads the built HTML: every link arrives. */
import {routes} from '../support/build';
import {brokenLinks, openedWithoutNoopener} from '../support/links';

test.each(routes)('%s: every address leads to a file and every fragment to an id', (route) => {
  expect(brokenLinks(route)).toEqual([]);
});

test.each(routes)('%s: what opens in a new tab cannot reach back', (route) => {
  expect(openedWithoutNoopener(route)).toEqual([]);
});
