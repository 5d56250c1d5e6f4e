import type {BarePart, Outline} from '../model/panelFile';
import type {MapView} from '../panels/panelViews';

/** What is painted: a panel by its name, or a part that is none. */
export type Painted =
  | {name: string; outline: Outline; kind?: undefined}
  | {name?: undefined; outline: Outline; kind: BarePart['kind']};

/** The panels and other parts of a view, the farthest first. */
export function inPaintOrder({panels, bare}: Pick<MapView, 'panels' | 'bare'>): Painted[] {
  const names = Object.entries(panels);
  const behind = (panelsBefore: number) =>
    bare.filter(({after}) => after === panelsBefore).map(({kind, outline}) => ({kind, outline}));
  return [
    ...names.flatMap(([name, outline], i): Painted[] => [...behind(i), {name, outline}]),
    ...behind(names.length),
  ];
}
