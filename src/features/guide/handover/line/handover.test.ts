import {crewIds} from '../../model/names';
import {checksum} from './checksum';
import {readHandover} from './read';
import type {Handover} from './types';
import {handoverCode} from './write';

const party: Handover = {
  year: '2025',
  place: 'brc',
  crew: 'party-crew',
  ticks: [
    'party-crew-support-struts/1',
    'party-crew-support-struts/7',
    'party-crew-panels-forward/panels-2',
    'party-crew-panels-forward/panels-8',
  ],
};
const code = handoverCode(party);
const sealed = (text: string) => `${text}.${checksum(text)}`;
const refusal = (text: string) => {
  const reading = readHandover(text, '2025');
  return 'refused' in reading ? reading.refused : undefined;
};

test('is short, and made of what chats and addresses leave alone', () => {
  expect(code).toBe(
    `ticks1.2025.brc.party-crew.support-struts.41.panels-forward.p82.${code.slice(-7)}`,
  );
  expect(code).toMatch(/^[a-z0-9.-]+$/);
});

test.each(crewIds)('the ticks of %s come back as they were', (crew) => {
  const ticks = [`${crew}-a/1`, `${crew}-a/99`, `${crew}-a/panels-1`, `${crew}-b-c/12`];
  for (const place of ['brc', 'street'] as const) {
    const given = {year: '2025', place, crew, ticks};
    expect(readHandover(handoverCode(given), '2025')).toEqual({handover: given});
  }
});

test('a tick that is there twice is one', () => {
  const twice = sealed('ticks1.2025.brc.party-crew.a.1.a.1');
  expect(readHandover(twice, '2025')).toMatchObject({handover: {ticks: ['party-crew-a/1']}});
});

test('a tick that no step of the guide can have is left out', () => {
  const ticks = [
    'party-crew-face/1',
    'party-crew-face/x',
    'party-crew-face',
    'party-crew-a/0',
    'party-crew-É b/1',
  ];
  const reading = readHandover(handoverCode({...party, ticks}), '2025');
  expect(reading).toMatchObject({handover: {ticks: ['party-crew-face/1']}});
});

test.each([
  ['its address', `https://www.baaahs.org/setup/handover/#${code}`],
  ['a chat', `Kim, 14:02: here you go! https://x.org/#${code} thanks!`],
  ['words that stick to it', `${code}thanks`],
  ['line breaks', code.replace(/(.{20})/g, '$1\r\n  ')],
  ['characters without width', code.replace(/(.{9})/g, '$1\u200b')],
  ['capitals', code.toUpperCase()],
  ['a broken one before it', `${code.slice(0, 40)} ${code}`],
])('is read out of %s', (_, text) => {
  expect(readHandover(text, '2025')).toEqual({handover: party});
});

test.each([
  ['another year', handoverCode({...party, year: '2024'}), /This is from 2024; this guide is 2025/],
  ['another version', sealed('ticks2.2025.brc.x'), /another version/],
  ['one that was cut', code.slice(0, -1), /broken/],
  ['one without its middle', code.replace('.41', ''), /broken/],
  ['one without ticks', handoverCode({...party, ticks: []}), /broken/],
  ['an unknown crew', sealed('ticks1.2025.brc.sheep-crew.a.1'), /broken/],
  ['an unknown place', sealed('ticks1.2025.constructor.party-crew.a.1'), /broken/],
  ['a step without bits', sealed('ticks1.2025.brc.party-crew.a.0'), /broken/],
  ['a task with no name', sealed('ticks1.2025.brc.party-crew..1'), /broken/],
  ['a panel’s address', 'https://www.baaahs.org/setup/panels/#17D', /no handover code/],
  ['an empty text', '', /no handover code/],
])('refuses %s', (_, text, line) => {
  expect(refusal(text)).toMatch(line);
});

/** Numbers that look random and are the same in every run (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

describe('junk', () => {
  const random = seeded(2025);
  const character = () => String.fromCharCode(random(4) ? 32 + random(95) : random(0xffff));
  const junk = (length: number) => Array.from({length}, character).join('');

  test('3000 changed codes: none is taken, and nothing is thrown', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789.-';
    for (let i = 0; i < 3000; i += 1) {
      const at = random(code.length);
      const changed = [
        () => code.slice(0, at) + letters[random(letters.length)] + code.slice(at + 1),
        () => code.slice(0, at) + code.slice(at + 1),
        () => code.slice(0, at) + letters[random(letters.length)] + code.slice(at),
        () => code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2),
        () => code.slice(0, at),
        () => code.slice(0, at) + junk(1 + random(20)) + code.slice(at + 1 + random(20)),
      ][i % 6]!();
      // What follows its end, or comes before its beginning, does not change a code.
      if (changed.toLowerCase().replace(/\s/g, '').includes(code)) continue;
      expect([changed, refusal(changed)]).toEqual([changed, expect.any(String)]);
    }
  });

  test('1000 texts of up to 10 KB are refused', () => {
    for (let i = 0; i < 1000; i += 1) {
      const text = (i % 2 ? 'ticks1.' : '') + junk(random(i % 50 ? 300 : 10_000));
      expect([text, refusal(text)]).toEqual([text, expect.any(String)]);
    }
  });

  test.each(['.', 'ticks1.', 'ticks1.a', '0', 'f.'])('10 KB of “%s” are refused', (piece) => {
    expect(refusal(`ticks1.${piece.repeat(10_000 / piece.length)}`)).toMatch(/broken/);
  });

  test('a code with ten thousand steps in its name is refused', () => {
    expect(refusal(sealed(`ticks1.2025.brc.party-crew.a.${'f'.repeat(10_000)}`))).toMatch(/broken/);
  });
});
