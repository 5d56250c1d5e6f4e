/** Whether the colors of the crews can be read, in each theme, in the sun and on paper. */
import fs from 'node:fs';
import {crewClass, crews} from '../features/guide/model/crews';
import {contrast, rgbOf, type Rgb} from '../text/contrast';

const read = (file: string) => fs.readFileSync(`src/css/${file}.css`, 'utf8');

type Tokens = Record<string, string>;

/** The custom properties of the first rule whose selector ends so. */
function tokensOf(file: string, selector: string): Tokens {
  const text = read(file);
  const start = text.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`${file}.css has no rule '${selector}'`);
  const rule = text.slice(start, text.indexOf('}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = tokensOf('tokens', "[data-theme='light']");
const dark = {...light, ...tokensOf('tokens', "\n[data-theme='dark']")};
const sun = tokensOf('sunlight', "html[data-sunlight='on']");
const sunByNight = tokensOf('sunlight', "html[data-theme='dark'][data-sunlight='on']");
const themes: Record<string, Tokens> = {
  light,
  dark,
  sunlight: {...light, ...sun},
  'sunlight by night': {...dark, ...sun, ...sunByNight},
  paper: {...light, ...tokensOf('print', 'html:root')},
};

function colorOf(tokens: Tokens, value = ''): Rgb {
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? colorOf(tokens, tokens[other]) : rgbOf(value);
}

/** What `--crew-tint` mixes, as base.css says it. */
function tint(crew: Rgb, wool: Rgb): Rgb {
  const share = Number(
    /--crew-tint: [^;]*var\(--crew\) (\d+)%, var\(--wool\)/.exec(read('base'))?.[1],
  );
  return crew.map((part, i) => (part * share + (wool[i] ?? 0) * (100 - share)) / 100);
}

const cases = Object.keys(themes).flatMap((theme) =>
  crews.map(({id, name}) => ({theme, id, name})),
);

test('black on white is told from gray on gray', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([119, 119, 119], [128, 128, 128])).toBeLessThan(1.2);
});

test.each(cases)('$theme: words in the ink of $name can be read on every ground', ({theme, id}) => {
  const tokens = themes[theme] ?? {};
  const world = tokensOf('base', `.${crewClass(id)}`);
  const of = (value = '') => colorOf(tokens, value);
  const [crew, ink] = [of(world.crew), of(world['crew-ink'])];
  const grounds = {
    wool: of(tokens.wool),
    'wool-deep': of(tokens['wool-deep']),
    fleece: of(tokens.fleece),
    tint: tint(crew, of(tokens.wool)),
  };
  const pale = Object.entries(grounds).filter(([, ground]) => contrast(ink, ground) < 4.5);
  expect(pale.map(([name]) => name)).toEqual([]);
});
