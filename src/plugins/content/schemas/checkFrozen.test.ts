import {checkFrozen} from './checkFrozen';

const page = 'versioned_docs/version-2024/campout/q-and-a.mdx';

test('a page that stays in its year passes', () => {
  const text = [
    "import frozen from './q-and-a.facts.json';",
    "import {figures} from '../setup/figures';",
    "import Sizes from '@site/src/features/guide/task/Sizes';",
    "import {hardwareText} from '@site/src/features/guide/model/hardwareText';",
    '[guide](../setup/index.mdx), [answer](#dogs), [map](https://example.org/x), [up](/2024/)',
    '<PageHero picture={{src: "/img/2024/q-and-a/banner.webp"}} />',
  ].join('\n');
  expect(checkFrozen(page, text)).toEqual([]);
});

test.each([
  '@site/src/data/seasons/2025',
  '@site/docs/setup/figures',
  '../../../src/config/site',
  './../../../docs/setup/figures',
])('it may not read %s', (from) => {
  expect(checkFrozen(page, `import {x} from '${from}';`)).toEqual([
    `${page}: reads '${from}', which later years change, expected a file beside it, such as q-and-a.facts.json`,
  ]);
});

test('what is only passed on counts too, over several lines', () => {
  expect(checkFrozen(page, "export {\n  banner,\n} from '../../src/data/x';")).toHaveLength(1);
});

test.each([
  '[tickets](/campout/register)',
  '<a href="/campout/register">',
  '"href": "/campout/register"',
])('it may not lead to a page of this year: %s', (text) => {
  expect(checkFrozen(page, text)).toEqual([
    `${page}: leads to /campout/register, a page of this year, expected a page below /2024/`,
  ]);
});

test('it may not show a picture that this year shows', () => {
  expect(checkFrozen(page, '{"src": "/img/guide/sheep.webp"}')).toEqual([
    `${page}: shows /img/guide/sheep.webp, which later years change, expected a copy in static/img/2024/`,
  ]);
});
