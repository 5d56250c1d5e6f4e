import {hardwareText} from '../../guide/model/hardwareText';
import {placeNames} from '../../guide/model/names';
import type {Place, WrenchRow} from '../../guide/model/types';
import {terms} from '../engine/terms';
import {saidIn} from './said';
import type {AnswerFacts, AnswerLink, DirectAnswer} from './types';

/** Words that say that a size is not a wrench's, and all that may stand beside one. */
const BOLT = /^(?:bolt|nut|washer)$/;
const BESIDE = /^(?:bolt|nut|washer|wrench|spanner|socket|size|fit|use|used)$/;

const has = (text: string, size: string) => terms(text).includes(size);

const inAny = (optional: boolean | undefined) => (optional ? ' (optional)' : '');
const boltLine = ({wrench, optional}: WrenchRow) => `bolt: wrench ${wrench}${inAny(optional)}`;
const wrenchLine = ({bolt, optional}: WrenchRow) => `wrench: for ${bolt} bolts${inAny(optional)}`;

const onlyAt = (place: Place | undefined) => (place ? ` (${placeNames[place]} only)` : '');

/** The tasks that need hardware of some sizes, with how much, as far as somebody has counted. */
const usesOf = (sizes: readonly string[], {tasks, guide}: AnswerFacts): AnswerLink[] =>
  tasks.flatMap(({id, title, crew, place, hardware}) => {
    const own = hardware.filter((one) => sizes.some((size) => has(one.size, size)));
    if (own.length === 0) return [];
    const words = own.map((one) => `${hardwareText(one)}${onlyAt(one.place ?? place)}`).join('; ');
    return [{href: `${guide}#${id}`, label: title, crew, words}];
  });

/** Which wrench fits, and where it is used: '3/8', '3/8" bolt', 'three eighths', '15 mm'. */
export function sizeAnswer(typed: string, facts: AnswerFacts): DirectAnswer | undefined {
  const said = saidIn(typed);
  const [code, ...others] = said.filter(({term}) => !BESIDE.test(term));
  if (!code?.isCode || others.length > 0) return undefined;
  const size = code.term;
  const isBolt = said.some(({term}) => BOLT.test(term));
  const title = size.replace(/(\d)mm$/, '$1 mm').replace(/(\/\d+)$/, '$1"');
  const bolts = facts.wrenches.filter(({bolt}) => has(bolt, size));
  const wrenches = facts.wrenches.filter(({wrench}) => has(wrench, size) && !isBolt);
  if (bolts.length + wrenches.length === 0) return undefined;
  // Who types a bolt's size asks where such bolts go; else it is those that the wrench turns.
  const turned = bolts.length > 0 ? bolts : wrenches;
  const uses = usesOf(
    turned.flatMap(({bolt}) => terms(bolt)),
    facts,
  );
  const about = `${facts.guide}#general-knowledge-wrenches`;
  const [is, ...lines] = [...bolts.map(boltLine), ...wrenches.map(wrenchLine)];
  return {
    kind: 'size',
    title,
    is,
    lines: [...lines, ...(uses.length === 0 ? ['No list of a task has it.'] : [])],
    signs: [],
    about,
    links: [{href: about, label: 'which wrench for which bolt'}],
    uses,
  };
}
