import {crewIds, placeNames} from '../../model/names';
import type {Place} from '../../model/types';
import {sealedPart} from './checksum';
import {readSteps} from './steps';
import type {Handover} from './types';
import {MARK, SLUG} from './write';

/** A handover, or why there is none, in a sentence for the person who holds the phone. */
export type Reading = {handover: Handover} | {refused: string};

/** In characters: three times the longest code, with a chat around it. */
const LONGEST = 20_000;
/** What chats put into long lines: spaces, breaks, and characters without width. */
const GAPS = /[\s\u00ad\u200b-\u200d\u2060\ufeff]+/g;

const NONE =
  'There is no handover code in this. The right one begins with “ticks” and is on the other phone, under “hand over”.';
const OTHER_VERSION =
  'This code is of another version of this page. Open the page once with a network, on both phones, and hand over again.';
const BROKEN =
  'This code is broken: something is missing or mistyped. Copy or scan it again, whole.';

const otherYear = (theirs: string, ours: string) =>
  `This is from ${theirs}; this guide is ${ours}. Nothing was added.`;

const isPlace = (text: string): text is Place => Object.hasOwn(placeNames, text);

/** The ids of the ticks that stand as task, steps, task, steps; undefined when they do not. */
function readTicks(crew: string, fields: readonly string[]): string[] | undefined {
  const ticks: string[] = [];
  for (let i = 0; i < fields.length; i += 2) {
    const [task = '', written = ''] = fields.slice(i, i + 2);
    const steps = readSteps(written);
    if (!SLUG.test(task) || !steps) return undefined;
    ticks.push(...steps.map((step) => `${crew}-${task}/${step}`));
  }
  return ticks.length > 0 ? [...new Set(ticks)] : undefined;
}

function readCode(text: string, ours: string): Reading {
  const [code = ''] = /^[a-z0-9.-]+/.exec(text) ?? [];
  if (!code.startsWith(`${MARK}.`)) return {refused: OTHER_VERSION};
  const [, year = '', place = '', crewId, ...fields] = sealedPart(code)?.split('.') ?? [];
  const crew = crewIds.find((id) => id === crewId);
  const ticks = crew && readTicks(crew, fields);
  if (!/^\d{4}$/.test(year) || !isPlace(place) || !crew || !ticks) return {refused: BROKEN};
  if (year !== ours) return {refused: otherYear(year, ours)};
  return {handover: {year, place, crew, ticks}};
}

/**
 * Reads a handover code out of whatever holds it: the code, its address, a chat with both. Anybody
 * can send anything, so nothing is believed that its checksum does not confirm.
 * Ticks of steps that this guide does not have are read too: the other phone may have a newer one.
 * @param text any text
 * @param year of this guide
 */
export function readHandover(text: string, year: string): Reading {
  const squeezed = text.slice(0, LONGEST).toLowerCase().replace(GAPS, '');
  const readings = squeezed
    .split(/(?=ticks\d+\.)/)
    .filter((piece) => /^ticks\d+\./.test(piece))
    .map((piece) => readCode(piece, year));
  return readings.find((reading) => 'handover' in reading) ?? readings[0] ?? {refused: NONE};
}
