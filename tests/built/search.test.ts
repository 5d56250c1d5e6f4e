/** Reads the index of the search: what is found is there, and what is there is found. */
import {searchYears} from '../../src/config/searchYears';
import {parse, routes} from '../support/build';
import {indexOf} from '../support/searchIndex';

test.each([searchYears.season, ...searchYears.frozen])(
  'every record of %s leads to a page and an id that are there',
  (year) => {
    const {records} = indexOf(year);
    const lost = records.filter(({url}) => {
      const [route = '', id] = url.split('#');
      if (!routes.includes(route)) return true;
      return (
        id !== undefined &&
        !parse(route)('main [id]')
          .toArray()
          .some((one) => one.attribs.id === id)
      );
    });
    expect(lost).toEqual([]);
    expect(new Set(records.map(({url}) => url)).size).toBe(records.length);
  },
);

test('this season’s search has this season’s pages, and none that are not for search', () => {
  const pages = new Set(
    indexOf(searchYears.season).records.map(({url}) => url.split('#')[0] ?? ''),
  );
  const out = ['/search/', '/404.html'];
  const isNoindex = (route: string) =>
    parse(route)('head meta[name="robots"]').attr('content')?.includes('noindex') === true;
  // What crews print and use is not for search engines, but for whoever searches here.
  const tools = ['/setup/handover/', '/setup/kit/', '/setup/labels/', '/setup/board/'];
  expect(tools.filter((route) => !isNoindex(route))).toEqual([]);
  const wanted = routes.filter(
    (route) => tools.includes(route) || (!out.includes(route) && !isNoindex(route)),
  );
  expect([...pages].sort()).toEqual(wanted.sort());
  for (const year of searchYears.frozen) {
    const old = indexOf(year).records.map(({url}) => url);
    expect(old.filter((url) => !url.startsWith(`/${year}/`))).toEqual([]);
    expect(old.length).toBeGreaterThan(10);
  }
});
