import type {PanelInfo} from '../../model/panelFile';

/** The id of a place in the list, which is no question to the finder as a panel's name is. */
export const placeId = (name: string) => `from-${name}`;

/** The first panel of each ten, of the body, the front, and the rear. */
export function firstOfTens(panels: readonly PanelInfo[]): string[] {
  const tens = new Map<string, string>();
  for (const {name} of panels) {
    const ten = name.replace(/\d\D*$/, '');
    if (!tens.has(ten)) tens.set(ten, name);
  }
  return [...tens.values()];
}
