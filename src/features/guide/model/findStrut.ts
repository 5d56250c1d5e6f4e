import {listed} from '../../../text/listed';
import {panelName} from './panelName';
import {groupsNamed, strutsIn} from './struts';
import type {StrutGroup} from './types';

/** A strut or a group of struts by what somebody typed, or why there is none. */
export interface FoundStrut {
  /** '17DEF' or '17D'; '' when there is none. */
  name: string;
  /** The group of that name, or that it is one of, on each side that has one. */
  groups: StrutGroup[];
  /** What to say when there is none; '' otherwise. */
  words: string;
  /** Groups that may be meant. */
  near: string[];
}

const SAID = /struts?|groups?/gi;
const LONGEST = 100;

const namesOf = (groups: readonly StrutGroup[]) => [...new Set(groups.map(({name}) => name))];

/** '17AB' or '17CBA': some of a group's letters, in any order. */
function groupWith([number = '', letters = '']: string[], groups: readonly StrutGroup[]) {
  const asked = [...letters].map((letter) => number + letter);
  return groups.find(({name}) => asked.every((strut) => strutsIn(name).includes(strut)));
}

/**
 * Finds a strut by its name as somebody types it: '17def', '33 A', 'strut 17D'.
 * @param panels names of all panels; one of the same name is meant unless 'strut' is said
 * @returns undefined for what asks for no strut
 */
export function findStrut(
  typed: string,
  groups: readonly StrutGroup[],
  panels: readonly string[],
): FoundStrut | undefined {
  const text = typed.slice(0, LONGEST);
  const name = panelName(text.replace(SAID, ' '));
  const isSaid = text.search(SAID) >= 0;
  if (!isSaid && panels.includes(name)) return undefined;

  const [, ...parts] = /^(\d+)([A-F]{2,})$/.exec(name) ?? [];
  const meant = parts.length > 0 ? (groupWith(parts, groups)?.name ?? name) : name;
  const found = typed.length > LONGEST ? [] : groupsNamed(meant, groups);
  if (found.length > 0) return {name: meant, groups: found, words: '', near: []};

  const [number = ''] = /^\d+(?=[A-Z]*$)/.exec(name) ?? [];
  const alike = groups.filter((group) => group.name.replace(/\D+$/, '') === number);
  if (!isSaid && (parts.length === 0 || alike.length === 0)) return undefined;
  const near = namesOf(alike.length > 0 ? alike : groups);
  const there = alike.length > 0 ? 'there' : 'the groups';
  const none = name && name.length <= 8 ? `There is no strut ${name}` : 'That is no strut’s name';
  return {
    name: '',
    groups: [],
    words: `${none}: ${there} ${near.length > 1 ? 'are' : 'is'} ${listed(near)}.`,
    near,
  };
}
