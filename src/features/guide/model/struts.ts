import type {StrutGroup} from './types';

/** What the id of a strut's answer begins with: #strut-17D is the strut, #17D the panel. */
export const STRUT = 'strut-';

/** The struts of a group: 17D, 17E and 17F of 17DEF. */
export function strutsIn(group: string): string[] {
  const [, number = '', letters = ''] = /^(\d+)([A-Z]+)$/.exec(group) ?? [];
  return [...letters].map((letter) => number + letter);
}

/** The name of a strut or a group; with a question mark where the source has one. */
export const strutText = ({name, uncertain}: Pick<StrutGroup, 'name' | 'uncertain'>): string =>
  `${name}${uncertain ? '?' : ''}`;

/** The groups that a panel hangs on. */
export const strutsOf = (panel: string, groups: readonly StrutGroup[]): StrutGroup[] =>
  groups.filter(({panels}) => panels.includes(panel));

/** The groups of a name, and those that have a strut of that name; one for each side. */
export const groupsNamed = (name: string, groups: readonly StrutGroup[]): StrutGroup[] =>
  groups.filter((group) => group.name === name || strutsIn(group.name).includes(name));
