/** What lint knows of ids before a page is made is what the finished pages have. */
import path from 'node:path';
import {idsOfData} from '../../src/plugins/content/lint/made';
import {parse, routes} from '../support/build';

const idsOn = (route: string, selector: string) =>
  parse(route)(`main ${selector}[id]`)
    .toArray()
    .map((element) => element.attribs.id);

const made = idsOfData(path.resolve(__dirname, '../..'));

test.each([
  ['/campout/dj-lineup/', 'article'],
  ['/campout/last-year/', 'li'],
])('%s: every card and every picture', async (route, selector) => {
  expect((await made).pages[route]).toEqual(idsOn(route, selector));
});

test('every panel and every group of struts, in the rows of the finder', async () => {
  const {PanelTable = [], StrutTable = []} = (await made).components['docs/setup'] ?? {};
  const rows = idsOn('/setup/panels/', 'tr');
  expect(rows.filter((id) => ![...PanelTable, ...StrutTable].includes(id!))).toEqual([]);
  expect(idsOn('/setup/panels/', '')).toEqual(
    expect.arrayContaining([...PanelTable, ...StrutTable]),
  );
});

test('what else the components of this guide make is on one of its pages', async () => {
  const known = routes
    .filter((route) => route.startsWith('/setup/'))
    .flatMap((route) => idsOn(route, ''));
  const ids = Object.values((await made).components['docs/setup'] ?? {}).flat();
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
});
