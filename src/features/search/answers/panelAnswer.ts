import {listed} from '../../../text/listed';
import {ordinalOf} from '../../../text/ordinal';
import {sides} from '../../guide/model/panelFile';
import {panelName} from '../../guide/model/panelName';
import {groupOf} from '../../guide/model/panelOrder';
import {groupsNamed, STRUT, strutsOf, strutText} from '../../guide/model/struts';
import type {HangingGroup} from '../../guide/model/types';
import {nameIn, saidIn} from './said';
import {signOf, taskLink} from './shared';
import type {AnswerFacts, AnswerLink, DirectAnswer} from './types';

/** Where a panel lies among others. */
const betweenOf = (neighbors: readonly string[]): string[] =>
  neighbors.length === 0
    ? []
    : [`${neighbors.length > 1 ? 'between' : 'next to'} ${listed(neighbors)}`];

/** When it is hung, as far as somebody has written it down. */
function orderOf(name: string, group: HangingGroup | undefined): string {
  if (!group) return 'nobody has written down when it is hung';
  const {section, panels, ordered, unlisted} = group;
  if (!ordered) return `${section}: the order is not written down`;
  if (unlisted?.includes(name)) return `hung with ${section}; no order list that we have names it`;
  if (panels.length === 1) return `hung by itself (${section})`;
  return `hung ${ordinalOf(panels.indexOf(name) + 1, panels.length)} (${section})`;
}

/** That a strut of the panel's name is another thing, and what it hangs on. */
function strutLines(name: string, {struts}: AnswerFacts): string[] {
  const own = strutsOf(name, struts);
  const [alike] = groupsNamed(name, struts);
  return [
    ...(own.length > 0 ? [`hangs on struts ${listed(own.map(strutText))}`] : []),
    ...(alike ? [`Strut ${name} is another thing: one of the struts ${alike.name}.`] : []),
  ];
}

function linksOf(name: string, group: HangingGroup | undefined, facts: AnswerFacts): AnswerLink[] {
  const {finder, struts} = facts;
  const [alike] = groupsNamed(name, struts);
  return [
    ...(finder ? [{href: `${finder}#${name}`, label: `${name} on the map`}] : []),
    ...(group ? taskLink(group.task, facts).map(({href, label}) => ({href, label})) : []),
    ...(finder && alike ? [{href: `${finder}#${STRUT}${name}`, label: `strut ${name}`}] : []),
  ];
}

/** Where a panel goes, for whoever types its name: '17D', '17 d', 'panel 017d'. */
export function panelAnswer(typed: string, facts: AnswerFacts): DirectAnswer | undefined {
  const asked = panelName(nameIn(saidIn(typed), /^panel$/));
  const panel = facts.panels.find(({name}) => name === asked);
  if (!panel) return undefined;
  const {name, section, side, crew, neighbours} = panel;
  const group = groupOf(name, facts.hanging);
  return {
    kind: 'panel',
    title: name,
    is: `${sides[side].word}, ${section}`,
    crew,
    lines: [...betweenOf(neighbours), orderOf(name, group), ...strutLines(name, facts)],
    signs: signOf([name], facts),
    about: `${facts.finder}#${name}`,
    links: linksOf(name, group, facts),
    uses: [],
  };
}
