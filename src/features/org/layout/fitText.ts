import {textWidth, type FontName} from '../../../text/textWidth';
import type {OrgProject} from '../../../data/org-schema';
import type {NameBox} from '../types';

export interface TextStyle {
  font: FontName;
  size: number;
  lineHeight: number;
  paddingX: number;
  paddingY: number;
  /** A name wider than this is broken into two lines where it may be broken. */
  maxWidth: number;
}

/** Every way to write a name on one line or two: broken after a space (which goes) or a slash. */
function waysToBreak(name: string): string[][] {
  const breaks = [...name.matchAll(/ |\//g)].map(({index}) => index + 1);
  return breaks.map((at) => [name.slice(0, at).trimEnd(), name.slice(at)]);
}

/** The rectangle around a name at its place, the name in one line or in two of like width. */
export function fitText({name, x, y}: OrgProject, style: TextStyle): NameBox {
  const widthOf = (lines: string[]) =>
    style.size * Math.max(...lines.map((line) => textWidth(line, style.font)));

  const oneLine = [name];
  const lines =
    widthOf(oneLine) <= style.maxWidth
      ? oneLine
      : waysToBreak(name).reduce(
          (best, way) => (widthOf(way) < widthOf(best) ? way : best),
          oneLine,
        );

  return {
    name,
    lines,
    x,
    y,
    width: Math.ceil(widthOf(lines)) + 2 * style.paddingX,
    height: lines.length * style.lineHeight + 2 * style.paddingY,
  };
}
