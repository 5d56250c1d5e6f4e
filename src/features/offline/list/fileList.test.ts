import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {tooHeavy, LIMITS} from '.';
import {fileList} from './fileList';
import {foreignChunksOf} from './foreignChunks';

const season = {
  year: 2025,
  frozenYears: ['2024'],
  shortLinks: [],
  foreignChunks: new Set<string>(),
};
let folder: string;

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
  write({
    'index.html': '<script src=/assets/js/main.1.js></script>Hello, built 2025-05-12',
    'assets/js/main.1.js': 'go()',
    '2024/index.html': 'old',
    _headers: '/*\n',
  });
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const list = (built = '2025-05-12') => fileList(folder, season, built);

test('each file has its address, size and revision', async () => {
  const {files, leftOut} = await list();
  expect(files.map(({url, size}) => [url, size])).toEqual([
    ['/assets/js/main.1.js', 4],
    ['/', 65],
  ]);
  expect(leftOut).toEqual(['/2024/']);
});

test('two lists of the same build are the same', async () => {
  expect(await list()).toEqual(await list());
});

test('another text is another version and another edition', async () => {
  const before = await list();
  write({'index.html': 'Bye'});
  const after = await list();
  expect(after.version).not.toBe(before.version);
  expect(after.edition).not.toBe(before.edition);
});

test('other headers are another version of the same edition', async () => {
  const before = await list();
  write({_headers: '/*\n  Referrer-Policy: same-origin\n'});
  const after = await list();
  expect(after.version).not.toBe(before.version);
  expect(after.headers).not.toBe(before.headers);
  expect(after.edition).toBe(before.edition);
});

test('another script and another day are another version of the same edition', async () => {
  const before = await list();
  fs.rmSync(path.join(folder, 'assets/js/main.1.js'));
  write({
    'index.html': '<script src=/assets/js/main.2.js></script>Hello, built 2025-05-13',
    'assets/js/main.2.js': 'go(1)',
  });
  const after = await list('2025-05-13');
  expect(after.version).not.toBe(before.version);
  expect(after.edition).toBe(before.edition);
});

test('a list that is too heavy is one line with figures and the heaviest files', async () => {
  write({'img/pool-600.avif': 'a pool'});
  const whole = await list();
  expect(tooHeavy(whole)).toEqual([]);
  expect(tooHeavy({...whole, download: LIMITS})).toEqual([]);
  const over = {avif: LIMITS.avif + 100_000, webp: LIMITS.webp + 100_000};
  expect(tooHeavy({...whole, download: over})).toEqual([
    expect.stringMatching(
      /shows avif would fetch 3\.1 MB .* at most 3\.0 MB; the heaviest are \/ \(1 KB\), .*; of pictures \/img\/pool-600\.avif \(1 KB\): show fewer/,
    ),
    expect.stringMatching(/shows webp would fetch 3\.7 MB .* at most 3\.6 MB/),
  ]);
});

test('chunks that only left out pages use are foreign', () => {
  const names = {
    '/setup/-a1b': {__comp: 'both', content: 'guide'},
    '/2024/setup/-c2d': {__comp: 'both', __context: {plugin: 'old'}},
  };
  expect(foreignChunksOf(names, (route) => route.startsWith('/2024/'))).toEqual(new Set(['old']));
});
