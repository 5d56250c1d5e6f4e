import type {Color, Depth, Paints} from './paint';

/**
 * The colors that the styles give an element now: the theme's and sunlight's, from where they are
 * declared.
 */
export function readPaints(element: HTMLElement): Paints {
  const styles = getComputedStyle(element);
  const color = (token: string): Color => {
    // Whatever way a color is written, it is computed to one.
    element.style.color = `var(${token})`;
    const [red = 0, green = 0, blue = 0] = (styles.color.match(/[\d.]+/g) ?? []).map(Number);
    return [red / 255, green / 255, blue / 255];
  };
  const depth = (token: string) =>
    styles.getPropertyValue(token).trim().split(/\s+/).map(Number) as unknown as Depth;
  const paints: Paints = {
    paper: color('--fleece'),
    ink: color('--ink'),
    picked: color('--gold'),
    crews: {
      'party-crew': color('--crew-red'),
      'business-crew': color('--crew-green'),
      'head-and-hind-crew': color('--crew-blue'),
      'tech-crew': color('--crew-orange'),
    },
    wool: color('--ghost-wool'),
    face: color('--ghost-face'),
    eye: color('--ghost-eye'),
    ground: color('--ground'),
    arrow: color('--arrow'),
    depths: {neighbor: depth('--neighbor-depth'), other: depth('--other-depth')},
  };
  element.style.removeProperty('color');
  return paints;
}
