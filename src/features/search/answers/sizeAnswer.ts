import {hardwareText} from '../../guide/model/hardwareText';
import {placeNames} from '../../guide/model/names';
import type {Place, WrenchRow} from '../../guide/model/types';
import {terms} from '../engine/terms';
import {saidIn} from './said';
import type {AnswerFacts, AnswerLink, DirectAnswer} from './types';

/** Words that may stand beside a size and leave it the same. */
const BOLT = /^(?:bolt|nut|washer)$/;
const WRENCH = /^(?:wrench|spanner|socket)$/;
const BESIDE = /^(?:bolt|nut|washer|wrench|spanner|socket|size|fit|use|used)$/;

const has = (text: string, size: string) => terms(text).includes(size);

const boltLine = ({bolt, wrench, optional}: WrenchRow) =>
  `${bolt} bolt: wrench ${wrench}${optional ? ' (optional)' : ''}`;
const wrenchLine = (title: string, {bolt, optional}: WrenchRow) =>
  `wrench ${title}: for ${bolt} bolts${optional ? ' (optional)' : ''}`;

const onlyAt = (place: Place | undefined) => (place ? ` (${placeNames[place]} only)` : '');

/** The tasks that need hardware of some sizes, with how much, as far as somebody has counted. */
const usesOf = (sizes: readonly string[], {tasks, guide}: AnswerFacts): AnswerLink[] =>
  tasks.flatMap(({id, title, crew, place, hardware}) => {
    const own = hardware.filter((one) => sizes.some((size) => has(one.size, size)));
    if (own.length === 0) return [];
    const words = own.map((one) => `${hardwareText(one)}${onlyAt(one.place)}`).join('; ');
    return [{href: `${guide}#${id}`, label: `${title}${onlyAt(place)}`, crew, words}];
  });

/** Which wrench fits, and where it is used: '3/8', '3/8" bolt', 'three eighths', '15 mm'. */
export function sizeAnswer(typed: string, facts: AnswerFacts): DirectAnswer | undefined {
  const said = saidIn(typed);
  const [code, ...others] = said.filter(({term}) => !BESIDE.test(term));
  if (!code?.isCode || others.length > 0) return undefined;
  const size = code.term;
  const isSaid = (what: RegExp) => said.some(({term}) => what.test(term));
  const title = size.replace(/(\d)mm$/, '$1 mm').replace(/(\/\d+)$/, '$1"');
  const bolts = facts.wrenches.filter(({bolt}) => has(bolt, size) && !isSaid(WRENCH));
  const wrenches = facts.wrenches.filter(({wrench}) => has(wrench, size) && !isSaid(BOLT));
  if (bolts.length + wrenches.length === 0) return undefined;
  // Who types a bolt's size asks where such bolts go; else it is those that the wrench turns.
  const turned = bolts.length > 0 ? bolts : wrenches;
  const uses = usesOf(
    turned.flatMap(({bolt}) => terms(bolt)),
    facts,
  );
  return {
    kind: 'size',
    title,
    lines: [
      ...bolts.map(boltLine),
      ...wrenches.map((row) => wrenchLine(title, row)),
      ...(uses.length === 0 ? ['No list of a task has it.'] : []),
    ],
    signs: [],
    links: [
      {href: `${facts.guide}#general-knowledge-wrenches`, label: 'which wrench for which bolt'},
    ],
    uses,
  };
}
