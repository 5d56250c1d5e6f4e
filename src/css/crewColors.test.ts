/** Whether the colors of the crews can be read, in each theme, in the sun and on paper. */
import fs from 'node:fs';
import {crewClass, crews} from '../features/guide/model/crews';

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

type Rgb = number[];

function rgbOf(tokens: Tokens, value = ''): Rgb {
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return rgbOf(tokens, tokens[other]);
  const hex = value.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  if (!/^[\da-f]{6}$/.test(hex)) throw new Error(`'${value}' is no color`);
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
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
  const of = (value = '') => rgbOf(tokens, value);
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
