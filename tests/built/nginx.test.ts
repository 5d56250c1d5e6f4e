/** The same rules as an nginx reads them: headers, short links, unknown addresses, caching. */
import fs from 'node:fs';
import path from 'node:path';
import {headersFor, readHeaders} from '../../scripts/headers.cjs';
import {redirects} from '../../src/config/redirects';
import {contentTypes} from '../../src/plugins/hosts/headers/contentTypes';
import {buildFolder} from '../support/build';
import {startNginx} from '../support/nginx';

let address: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({address, stop} = await startNginx());
});
afterAll(() => stop());

const ask = (pathname: string, headers = {}) =>
  fetch(address + pathname, {redirect: 'manual', headers});
const built = (file: string) => fs.readFileSync(path.join(buildFolder, file), 'utf8');
const rules = readHeaders(built('_headers'));
const files = fs
  .readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
  .filter((file) => fs.statSync(path.join(buildFolder, file)).isFile())
  .filter((file) => !file.startsWith('_'));

/** What _headers says. */
const expected = (pathname: string) => headersFor(rules, pathname);
const sent = ({headers}: Response, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, headers.get(name)]));

const asset = `/${files.find((file) => /^assets\/js\/main/.test(file))}`;
const picture = `/${files.find((file) => /^img\/.*\.avif$/.test(file))}`;

test.each([
  ['/', 200],
  ['/setup/', 200],
  ['/setup/handover/', 200],
  ['/2024/setup/', 200],
  ['/search/', 200],
  [asset, 200],
  [picture, 200],
  ['/sw.js', 200],
  ['/offline-files.json', 200],
  ['/manifest.webmanifest', 200],
  ['/404.html', 200],
])('%s has the headers of _headers', async (pathname, status) => {
  const wanted = expected(pathname);
  const response = await ask(pathname);
  expect(response.status).toBe(status);
  expect(Object.keys(wanted)).toHaveLength(6);
  expect(sent(response, Object.keys(wanted))).toEqual(wanted);
});

test.each(['/no-such-page', '/no/such/page/', '/assets/js/gone.js', '/img/gone.webp', '/img/'])(
  '%s gives the not-found page with status 404, all headers, and is not kept',
  async (pathname) => {
    const response = await ask(pathname);
    const wanted = expected('/404.html');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(built('404.html'));
    expect(sent(response, Object.keys(wanted))).toEqual(wanted);
  },
);

test.each(['/_headers', '/_redirects', '/build.nginx.conf'])(
  '%s is not shown',
  async (pathname) => {
    expect((await ask(pathname)).status).toBe(404);
  },
);

test.each(redirects)('$from leads to its exact target, in both spellings', async ({from, to}) => {
  for (const pathname of [from, `${from}/`]) {
    const response = await ask(pathname);
    expect([response.status, response.headers.get('location')]).toEqual([302, to]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const end = new URL(to, address);
  end.search += `${end.search ? '&' : '?'}a=b&c=%C3%A9`;
  const asked = await ask(`${from}?a=b&c=%C3%A9`);
  expect(new URL(asked.headers.get('location') ?? '', address).href).toBe(end.href);
});

test.each([
  ['/setup', '/setup/'],
  ['/campout/q-and-a?a=b', '/campout/q-and-a/?a=b'],
])('%s gets its slash, on this host whatever its name', async (pathname, to) => {
  const response = await ask(pathname);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

/** So many at once: a plain nginx takes 512 connections. */
const AT_ONCE = 100;

/** What is wrong with a file as the host sends it. */
async function sentWrong(file: string): Promise<string[]> {
  const response = await ask(`/${file}`);
  const type = response.headers.get('content-type')?.replace('; charset=utf-8', '');
  const size = (await response.arrayBuffer()).byteLength;
  const right =
    type === contentTypes[path.extname(file).slice(1)] &&
    size === fs.statSync(path.join(buildFolder, file)).size;
  return right ? [] : [`${file}: ${response.status}, ${type}, ${size} bytes`];
}

test('every file is sent whole and as what it is', async () => {
  const wrong: string[] = [];
  for (let from = 0; from < files.length; from += AT_ONCE)
    wrong.push(...(await Promise.all(files.slice(from, from + AT_ONCE).map(sentWrong))).flat());
  expect(wrong).toEqual([]);
});

test('what may be kept for a year has a hash in its name', () => {
  const plain = files
    .filter((file) => file.startsWith('assets/'))
    .filter((file) => !/(\.[0-9a-f]{8}|-[0-9a-f]{32})\.\w+$/.test(file));
  expect(plain).toEqual([]);
});

test.each(['/', asset, '/icon.svg', '/offline-files.json'])('%s is packed', async (pathname) => {
  const response = await ask(pathname, {'accept-encoding': 'gzip'});
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
});

test('what did not change is not sent again', async () => {
  const etag = (await ask('/')).headers.get('etag') ?? '';
  expect((await ask('/', {'if-none-match': etag})).status).toBe(304);
});
