import {countText, hardwareText} from '../model/hardwareText';
import {isAt} from '../model/isAt';
import type {Count, Place} from '../model/types';
import {panelsText} from '../panels/panelsText';
import type {GuideTask} from './outline';

/** Something to fetch before a task begins, or somebody to call. */
export interface NeedItem {
  /** The tick is kept under it. */
  id: string;
  text: string;
}

export interface NeedRow {
  what: string;
  items: NeedItem[];
}

const peopleText = (people: Count) =>
  `${countText(people)} ${people.count === 1 ? 'person' : 'people'}`;

/**
 * What a task needs, to be ticked: people, parts and panels, hardware, tools. Rows without anything
 * are left out.
 */
export function needRows({id, needs, steps}: GuideTask, place: Place): NeedRow[] {
  if (!needs) return [];
  const {people, parts, panels = [], hardware, tools, toolsFor} = needs;
  const groups = [...panels, ...steps.flatMap(({group}) => group ?? [])];
  const here = hardware.filter(isAt(place));
  const rows: [string, string[]][] = [
    ['People', [people ? peopleText(people) : 'no number given; ask your crew lead']],
    ['Parts', [...parts, ...groups.map((group) => `${group.section}: ${panelsText(group)}`)]],
    ['Hardware', here.map(hardwareText)],
    [toolsFor ? 'Tools, for each table' : 'Tools', tools],
  ];
  const isNothing = !people && rows.slice(1).every(([, items]) => items.length === 0);
  if (isNothing) return [];
  return rows
    .filter(([, items]) => items.length > 0)
    .map(([what, items]) => ({
      what,
      items: items.map((text) => ({id: `${id}/${what}/${text}`, text})),
    }));
}
