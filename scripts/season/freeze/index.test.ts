/** Freezes a small year. */
import type {Project} from '../project';
import type {UserError} from '../userError';
import {freeze} from '.';

const modules: Record<string, Record<string, unknown>> = {
  'src/data/season': {season: {nights: 3}},
  'src/data/season.ts': {season: {year: 2025, schedule: null}, previousSeason: {schedule: null}},
  'src/config/redirects.ts': {redirects: []},
  'src/data/lineup.ts': {lineup: [{name: 'Ewe', image: '/img/lineup/ewe.svg'}]},
  'src/data/pictures/guide.ts': {
    sheep: {src: '/img/guide/sheep.svg'},
    busParty: {src: '/img/guide/bus-party.svg'},
  },
  'src/data/pictures/q-and-a.ts': {banner: {src: '/img/q-and-a/banner.svg'}},
  'src/data/pictures/lineup.ts': {banner: {src: '/img/lineup/banner.svg'}},
  'sidebars.ts': {campout: ['campout/q-and-a']},
};

function projectOf(page: string): Project {
  const files: Record<string, string> = {
    'docs/campout/q-and-a.mdx': `---\nslug: /campout/q-and-a/\ntitle: Q&A\n---\n\n${page}`,
    'docs/setup/drawn.tsx':
      "import {season} from '@site/src/data/season';\nimport {map} from './map';\n\nexport default season.nights;\n",
    'docs/setup/panels.json': '{}',
  };
  return {
    root: '/nowhere',
    list: () => Object.keys(files),
    read: (file: string) => files[file],
    load: (module: string) => Promise.resolve(modules[module]),
  } as unknown as Project;
}

const reads = "import {season} from '@site/src/data/season';\n\n{season.nights} nights\n";

test('every file of the year is listed, with what will stand in it', async () => {
  const changes = await freeze(projectOf(reads), 2025);
  const textOf = (file: string) => changes.find((change) => change.file.endsWith(file))?.text;
  expect(changes.map(({file}) => file.replace('versioned_docs/version-2025/', ''))).toEqual([
    'versions.json',
    'campout/q-and-a.mdx',
    'campout/q-and-a.facts.json',
    'setup/drawn.tsx',
    'setup/drawn.facts.json',
    'setup/panels.json',
    'campout/dj-lineup.mdx',
    'campout/dj-lineup.facts.json',
    'static/img/2025/lineup/ewe.svg',
    'index.mdx',
    'index.facts.json',
    'static/img/2025/guide/sheep.svg',
    'static/img/2025/guide/bus-party.svg',
    'static/img/2025/q-and-a/banner.svg',
    'static/img/2025/lineup/banner.svg',
    'versioned_sidebars/version-2025-sidebars.json',
    'headings.json',
  ]);
  expect(textOf('q-and-a.mdx')).toContain('title: Q&A 2025\n');
  expect(textOf('q-and-a.facts.json')).toBe('{\n  "season": {\n    "nights": 3\n  }\n}\n');
  expect(textOf('drawn.tsx')).toContain("import frozen from './drawn.facts.json';");
  expect(textOf('drawn.facts.json')).toBe('{\n  "season": {\n    "nights": 3\n  }\n}\n');
  expect(textOf('panels.json')).toBeUndefined();
  expect(JSON.parse(textOf('dj-lineup.facts.json') ?? '')).toEqual({
    lineup: [{name: 'Ewe', image: '/img/2025/lineup/ewe.svg'}],
  });
  expect(textOf('2025/index.mdx')).toContain('[DJ Lineup](./campout/dj-lineup.mdx)');
  expect(JSON.parse(textOf('2025/index.facts.json') ?? '')).toEqual({
    pictures: {
      sheep: {src: '/img/2025/guide/sheep.svg'},
      guide: {src: '/img/2025/guide/bus-party.svg'},
      questions: {src: '/img/2025/q-and-a/banner.svg'},
      lineup: {src: '/img/2025/lineup/banner.svg'},
    },
  });
});

test('a year in which nobody was booked keeps no lineup', async () => {
  const project = projectOf(reads);
  const load = (module: string) =>
    module === 'src/data/lineup.ts' ? Promise.resolve({lineup: []}) : project.load(module);
  const changes = await freeze({...project, load}, 2025);
  expect(changes.filter(({file}) => file.includes('dj-lineup'))).toEqual([]);
  expect(changes.find(({file}) => file.endsWith('/index.mdx'))?.text).not.toContain('Lineup');
});

test.each([
  ["import season from '@site/src/data/season';\n", "reads '@site/src/data/season'"],
  ['[who](/campout/)\n', 'leads to /campout/, a page of this year'],
  ['<img src="/img/pool.webp" />\n', 'shows /img/pool.webp'],
])('a page that would change with later years is refused by name: %s', async (page, reason) => {
  const failed = freeze(projectOf(page), 2025);
  const {reasons} = (await failed.catch((error: UserError) => error)) as UserError;
  expect(reasons).toEqual([
    expect.stringContaining(`cannot be frozen: docs/campout/q-and-a.mdx: ${reason}`),
  ]);
});
