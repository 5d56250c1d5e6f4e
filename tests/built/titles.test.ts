/** Reads the built pages: each is called something, and nothing else is called that. */
import {parse, routes} from '../support/build';

const titleOf = (route: string) => parse(route)('head title').text();

test('an unknown address says so in its title', () => {
  expect(titleOf('/404.html')).toBe('Page not found | BAAAHS');
});

// Without /404.html: it is the not-found cover again, shown in place of other addresses.
const own = routes.filter((route) => route !== '/404.html');

test.each(own)('%s has a title of its own', (route) => {
  expect(titleOf(route)).not.toBe('');
  expect(own.filter((other) => titleOf(other) === titleOf(route))).toEqual([route]);
});
