import type {UserError} from '../userError';
import {withOwnFacts} from './ownFacts';

const modules: Record<string, Record<string, unknown>> = {
  'src/data/season': {season: {year: 2025, start: '2025-05-23', nights: 3}},
  'src/data/pictures/guide': {sheep: {alt: 'A sheep.'}, bus: {alt: 'A bus.'}, default: {}},
  'src/config/site': {site: {mail: 'info@example.org', url: 'https://example.org'}},
  'src/data/packing': {bring: ['a tent', 'lights']},
  'src/data/campout': {intro: (year: number) => `The ${year} lineup`},
};
const load = (module: string) => Promise.resolve(modules[module] ?? {});
const freeze = (text: string) => withOwnFacts(text, 'docs/q.mdx', 'q.facts.json', load);

const head = '---\ntitle: Q&A\n---\n\n';

test('a page reads what it read from a file beside it', async () => {
  const imports = `import Steps from '@site/src/features/guide/task/Steps';
import {season} from '@site/src/data/season';
`;
  const {text, facts} = await freeze(`${head}${imports}\n<CampoutDates season={season} />\n`);
  expect(text).toBe(`${head}import Steps from '@site/src/features/guide/task/Steps';
import frozen from './q.facts.json';

export const {season} = frozen;

<CampoutDates season={season} />
`);
  expect(facts).toEqual(modules['src/data/season']);
});

test('of what is read by field, those fields are kept', async () => {
  const {facts} = await freeze(`${head}import {site} from '@site/src/config/site';
import * as pictures from '@site/src/data/pictures/guide';

<GuidePicture picture={pictures.sheep} /> {site.mail}
`);
  expect(facts).toEqual({pictures: {sheep: {alt: 'A sheep.'}}, site: {mail: 'info@example.org'}});
});

test('a list that the page walks through is kept whole', async () => {
  const {facts} = await freeze(
    `${head}import {bring} from '@site/src/data/packing';\n\n{bring.map((thing) => thing)}\n`,
  );
  expect(facts).toEqual({bring: ['a tent', 'lights']});
});

test('a name of the page’s own stays', async () => {
  const {text, facts} = await freeze(
    `${head}import {season as now} from '@site/src/data/season';\n\n{now.nights}\n`,
  );
  expect(text).toContain('export const {now} = frozen;');
  expect(facts).toEqual({now: {nights: 3}});
});

test('a page that reads nothing stays as it is', async () => {
  const text = `${head}import {figures} from './figures';\n\nWords.\n`;
  expect(await freeze(text)).toEqual({text});
});

test.each([
  ['intro', 'src/data/campout', /^docs\/q\.mdx: intro is no plain value/],
  ['seasons', 'src/data/season', /^docs\/q\.mdx: src\/data\/season has no seasons$/],
])('%s cannot be kept, and is named', async (name, module, reason) => {
  const failed = freeze(`${head}import {${name}} from '@site/${module}';\n\n{${name}}\n`);
  const {reasons} = (await failed.catch((error: UserError) => error)) as UserError;
  expect(reasons).toEqual([expect.stringMatching(reason)]);
});
