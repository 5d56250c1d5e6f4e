import type {Geometry} from '../../model/types';
import type {SheepView} from '../../model/panelFile';
import {placeApart} from './placeApart';
import {drawView, type Part} from './drawView';
import {directions, type Direction} from './project';

/** What of the sheep each view draws. The head alone is seen larger. */
const views: Record<string, {from: Direction; isDrawn: (name: string) => boolean}> = {
  party: {from: directions.party, isDrawn: () => true},
  business: {from: directions.business, isDrawn: () => true},
  'head-party': {from: directions.party, isDrawn: isOfHead},
  'head-business': {from: directions.business, isDrawn: isOfHead},
  front: {from: directions.front, isDrawn: () => true},
  rear: {from: directions.rear, isDrawn: () => true},
  above: {from: directions.above, isDrawn: () => true},
};

/** F10 and up but the chest, and the parts of the head that are no panels. */
function isOfHead(name: string): boolean {
  return /^F(1[1-9]|2[012])[DP]?$|^Face$|^Ear/.test(name);
}

/** Around all that is drawn, in inches. */
const MARGIN = 6;

/** All that a part takes up: its corners, and the box of its name where that stands outside. */
function reachOf({panel = '', outline, name}: Part): [number, number][] {
  if (!name?.to) return outline;
  const [across, down] = [name.size * 0.32 * panel.length, name.size * 0.5];
  return [...outline, [name.x - across, name.y - down], [name.x + across, name.y + down]];
}

/** A drawing as it is kept, its top left at 0,0. */
function kept(parts: readonly Part[]): SheepView {
  const points = parts.flatMap(reachOf);
  const left = Math.floor(Math.min(...points.map(([x]) => x))) - MARGIN;
  const top = Math.floor(Math.min(...points.map(([, y]) => y))) - MARGIN;
  const right = Math.ceil(Math.max(...points.map(([x]) => x))) + MARGIN;
  const bottom = Math.ceil(Math.max(...points.map(([, y]) => y))) + MARGIN;
  const moved = ([x, y]: readonly [number, number]) => [x - left, y - top];
  const panels = parts.flatMap(({panel, outline, name}) => (panel ? [{panel, outline, name}] : []));
  const view: SheepView = {
    grid: [right - left, bottom - top],
    panels: Object.fromEntries(panels.map(({panel, outline}) => [panel, outline.map(moved)])),
    names: Object.fromEntries(
      panels.flatMap(({panel, name}) => {
        if (!name) return [];
        const {x, y, size, to} = name;
        return [
          [panel, [...moved([Math.round(x), Math.round(y)]), size, ...(to ? moved(to) : [])]],
        ];
      }),
    ),
    bare: parts.flatMap(({bare, outline}, i) => {
      if (!bare) return [];
      const after = parts.slice(0, i).filter(({panel}) => panel).length;
      return [{kind: bare, after, outline: outline.map(moved)}];
    }),
  };
  return {...view, apart: placeApart(view)};
}

/**
 * The flat drawings of a measured sheep, which `npm run generate` keeps as docs/setup/views.json.
 * Takes seconds.
 */
export function sheepViews(geometry: Geometry): Record<string, SheepView> {
  return Object.fromEntries(
    Object.entries(views).map(([id, {from, isDrawn}]) => [
      id,
      kept(drawView(geometry, from, isDrawn)),
    ]),
  );
}
