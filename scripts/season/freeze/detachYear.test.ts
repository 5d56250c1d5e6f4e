/** Freezes a small year, and asks the check of the build whether anything still reads on. */
import {checkFrozen} from '../../../src/plugins/content/schemas/checkFrozen';
import {detachYear} from './detachYear';

const docs: Record<string, string> = {
  'docs/setup/teardown.mdx': '---\nslug: /setup/teardown/\n---\n\n## Tech {/* #down-tech */}\n',
};
const modules: Record<string, Record<string, unknown>> = {
  'src/data/season.ts': {
    season: {year: 2025, schedule: null},
    previousSeason: {year: 2024, schedule: {url: 'https://example.org/schedule'}},
  },
  'src/config/redirects.ts': {
    redirects: [
      {from: '/campout/register', to: 'https://example.org/tickets', why: 'tickets', year: 2025},
      {from: '/apply', to: '/applications/', why: 'a note', year: 2025},
      {from: '/slack-invite', to: 'https://example.org/secret', why: 'the workspace'},
    ],
  },
};
const project = {
  root: '/nowhere',
  read: (file: string) => docs[file] ?? '',
  load: (module: string) => Promise.resolve(modules[module] ?? {}),
};

const folder = 'versioned_docs/version-2025';
const answers = `---
slug: /campout/q-and-a/
# The header has the same links.
displayed_sidebar: null
hide_title: true
---

import frozen from './q-and-a.facts.json';

## who? {/* #who */}

[a ticket](/campout/register), <a href="/campout/schedule/">schedule</a>, [answer](#who)

[the form](/apply), <a href="/apply">a form</a>

### and the rest? {/* #rest */}
`;
const lists = {
  setup: [
    {type: 'category', items: [{type: 'link', href: '/setup/teardown/#tech', label: 'Tech'}]},
    'setup/kit',
    'setup/shopping',
  ],
  campout: [
    {type: 'link', href: '/campout/dj-lineup/', label: 'dj line up'},
    {type: 'doc', id: 'campout/q-and-a'},
  ],
};
const facts = {banner: {src: '/img/q-and-a/banner.webp', alt: 'The sheep.'}};
const changes = [
  {file: `${folder}/campout/q-and-a.mdx`, why: 'copied', text: answers},
  {file: `${folder}/campout/q-and-a.facts.json`, why: 'its facts', text: JSON.stringify(facts)},
  {file: `${folder}/setup/board.facts.json`, why: 'its facts', text: JSON.stringify(facts)},
  {file: `${folder}/setup/teardown.mdx`, why: 'copied'},
  {
    file: `${folder}/setup/shopping.mdx`,
    why: 'the year in its title',
    text: '---\ntitle: What to buy 2025\n---\n',
  },
  {
    file: 'versioned_sidebars/version-2025-sidebars.json',
    why: 'its links',
    text: JSON.stringify(lists),
  },
];

let made: Awaited<ReturnType<typeof detachYear>>;
const textOf = (file: string) => made.find((change) => change.file === file)?.text ?? '';

beforeAll(async () => {
  made = await detachYear(project, changes, 2025);
});

test('a year reads, shows and leads to nothing that later years change', () => {
  const mistakes = (list: typeof made) =>
    list.flatMap(({file, text = ''}) => checkFrozen(file, text));
  expect(mistakes(changes).length).toBeGreaterThan(3);
  expect(mistakes(made)).toEqual([]);
});

test('a picture that two pages show is copied once, in all its sizes', () => {
  expect(made.flatMap(({file, from}) => (from ? [[from, file]] : []))).toEqual(
    ['.webp', '.avif', '-600.webp', '-600.avif'].map((end) => [
      `static/img/q-and-a/banner${end}`,
      `static/img/2025/q-and-a/banner${end}`,
    ]),
  );
});

test('links that go on to the next year lead where they lead now, others stay', () => {
  const text = textOf(`${folder}/campout/q-and-a.mdx`);
  expect(text).toContain('[a ticket](https://example.org/tickets)');
  expect(text).toContain('<a href="https://example.org/schedule">');
  expect(text).toContain('[answer](#who)');
});

test('what never came leads nowhere, and keeps its words', () => {
  expect(textOf(`${folder}/campout/q-and-a.mdx`)).toContain('the form, <a>a form</a>');
});

test('a page that needs no change stays a copy', () => {
  expect(made.find(({file}) => file === `${folder}/setup/teardown.mdx`)).toBe(changes[3]);
});

test('one list beside all pages leads into the year, and begins with its front page', () => {
  const front = {type: 'link', href: '/2025/', label: 'all of 2025'};
  expect(JSON.parse(textOf('versioned_sidebars/version-2025-sidebars.json'))).toEqual({
    setup: [
      front,
      {type: 'doc', id: 'campout/q-and-a'},
      {
        type: 'category',
        items: [{type: 'link', href: '/2025/setup/teardown/#tech', label: 'Tech'}],
      },
      'setup/kit',
      // the list says its year once
      {type: 'doc', id: 'setup/shopping', label: 'What to buy'},
    ],
  });
});

test('a page that had no list beside it has one: the header leads to this year only', () => {
  expect(textOf(`${folder}/campout/q-and-a.mdx`)).toMatch(
    /^---\nslug: \/campout\/q-and-a\/\nhide_title: true\n---\n/,
  );
});

test('the ids of its headings are noted', () => {
  expect(JSON.parse(textOf(`${folder}/headings.json`))).toEqual({
    '/campout/q-and-a/': ['who', 'rest'],
    '/setup/teardown/': ['down-tech'],
  });
});
