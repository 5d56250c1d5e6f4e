import {listed} from '../../../text/listed';
import {findStrut} from '../../guide/model/findStrut';
import {sides} from '../../guide/model/panelFile';
import {STRUT, strutsIn, strutText} from '../../guide/model/struts';
import type {StrutGroup} from '../../guide/model/types';
import {saidIn} from './said';
import {signOf, taskLink} from './shared';
import type {AnswerFacts, DirectAnswer} from './types';

/** What a group carries on its side: 'party side: 17DEF carries 17D; collar tube on strut 17D'. */
function lineOf(group: StrutGroup, {panels}: AnswerFacts): string {
  const side = panels.find(({name}) => name === group.panels[0])?.side ?? 'centre';
  const {collarTubes = [], uncertain} = group;
  const tube = collarTubes.map((name) => strutText({name, uncertain}));
  return [
    `${sides[side].word}: ${strutText(group)} carries ${listed(group.panels)}`,
    ...(tube.length > 0 ? [`collar tube on strut ${listed(tube)}`] : []),
    ...(uncertain ? ['the source is not certain: count on site'] : []),
  ].join('; ');
}

/** What a strut or a group of struts carries: '17DEF', '17 def', 'strut 17D'. */
export function strutAnswer(typed: string, facts: AnswerFacts): DirectAnswer | undefined {
  const said = saidIn(typed).map(({term}) => term);
  const found = findStrut(
    said.join(' '),
    facts.struts,
    facts.panels.map(({name}) => name),
  );
  const [group] = found?.groups ?? [];
  if (!found || !group) return undefined;
  const {name, groups} = found;
  const isGroup = name === group.name;
  return {
    kind: 'strut',
    title: name,
    is: isGroup
      ? `struts ${listed(strutsIn(name))}, not a panel`
      : `a strut, not a panel; one of ${group.name}`,
    lines: groups.map((one) => lineOf(one, facts)),
    signs: groups.flatMap((one) => signOf(one.panels, facts)),
    about: `${facts.finder}#${STRUT}${group.name}`,
    links: [
      ...(facts.finder
        ? [{href: `${facts.finder}#${STRUT}${name}`, label: `${name} on the map`}]
        : []),
      ...groups.flatMap(({task}) => taskLink(task, facts)),
    ],
    uses: [],
  };
}
