import {listed} from '../../../text/listed';
import {cornerOf, outlineOf} from '../geometry/mesh';
import {panelsAtEdges} from '../geometry/measure';
import {minus, size, type Vector} from '../geometry/vector';
import {directions, project} from '../geometry/views/project';
import type {Geometry, Measured} from '../model/types';
import type {Guide} from './guide';

/** How far apart two corners may be and still be the same, in inches: the model is rounded. */
const SAME = 1.5;

const NOTHING: Measured = {middle: 0, unlabelled: [], unlike: []};

/** Every panel is there, of vertices that there are, above the ground, with one closed outline. */
function checkPanels(geometry: Geometry, names: readonly string[]): string[] {
  const measured = Object.keys(geometry.panels);
  const missing = names.filter((name) => !measured.includes(name));
  return [
    ...missing.map((name) => `panel ${name}: is not measured`),
    ...measured.flatMap((name) => {
      if (!names.includes(name)) return [`panel ${name}: is in no panels.json`];
      const faces = geometry.panels[name] ?? [];
      const unknown = faces.flat().find((number) => number > geometry.vertices.length);
      if (unknown) return [`panel ${name}: there is no vertex ${unknown}`];
      const low = faces.flat().find((number) => cornerOf(geometry, number)[1] < 0);
      if (low) return [`panel ${name}: vertex ${low} lies under the ground`];
      return outlineOf(faces).length > 0 ? [] : [`panel ${name}: its outline is not closed`];
    }),
  ];
}

/** The panels that share an edge are the neighbors that the labels name. */
function checkNeighbors(geometry: Geometry, {panels}: Guide, {unlabelled}: Measured): string[] {
  const together = [...panelsAtEdges(geometry).values()];
  const known = (one: string, other: string) =>
    unlabelled.some((odd) => odd.panels.includes(one) && odd.panels.includes(other));
  return panels.flatMap(({name, neighbours}) => {
    const shared = new Set(together.filter((at) => at.includes(name)).flat());
    shared.delete(name);
    return [
      ...[...shared]
        .filter((other) => !neighbours.includes(other) && !known(name, other))
        .map(
          (other) => `panel ${name}: shares an edge with ${other}, which its label does not name`,
        ),
      ...neighbours
        .filter((other) => !shared.has(other))
        .map((other) => `panel ${name}: its label names ${other}, but they share no edge`),
    ];
  });
}

/** Each corner of one side is where the other side has one. */
function checkMirrors(geometry: Geometry, {middle, unlike}: Measured): string[] {
  const odd = unlike.flatMap(({panels}) => panels);
  const cornersOf = (name: string) =>
    outlineOf(geometry.panels[name] ?? []).map((number) => cornerOf(geometry, number));
  return Object.keys(geometry.panels).flatMap((name) => {
    const twin = name.replace(/D$/, 'P');
    if (twin === name || !geometry.panels[twin] || odd.includes(name.slice(0, -1))) return [];
    const other = cornersOf(twin);
    const mirrored = cornersOf(name).map(([x, y, z]): Vector => [x, y, 2 * middle - z]);
    const isMirror =
      mirrored.length === other.length &&
      mirrored.every((corner) => other.some((one) => size(minus(one, corner)) < SAME));
    return isMirror ? [] : [`panel ${name}: is no mirror of ${twin}`];
  });
}

/** The drawings are of this geometry: each panel looks as it is seen from there. */
function checkDrawn(geometry: Geometry, {views}: Guide): string[] {
  return Object.entries(views).flatMap(([id, {panels}]) => {
    const direction = directions[id.replace('head-', '') as keyof typeof directions];
    const names = Object.keys(panels).filter((name) => {
      const outline = panels[name] ?? [];
      const seen = outlineOf(geometry.panels[name] ?? []).map((number) =>
        project(geometry, number, direction),
      );
      const [from = []] = outline;
      const [seenFrom] = seen;
      return (
        outline.length !== seen.length ||
        seen.some(([x, y], i) => {
          const [drawnX = 0, drawnY = 0] = outline[i] ?? [];
          const dx = drawnX - (from[0] ?? 0) - (x - seenFrom![0]);
          const dy = drawnY - (from[1] ?? 0) - (y - seenFrom![1]);
          return Math.hypot(dx, dy) > SAME;
        })
      );
    });
    return names.length > 0 ? [`view ${id} draws ${listed(names)} differently`] : [];
  });
}

/**
 * The measured sheep, where a year has one: it is whole, stands on the ground, agrees with the labels,
 * its sides are mirrors but for what the figures say and why, and it is what the drawings show.
 * @returns a line for each mistake
 */
export function checkGeometry(guide: Guide): string[] {
  if (guide.geometry === undefined) return [];
  const {folder, figures, panels} = guide;
  const geometry = guide.geometry as Geometry;
  const measured = figures.measured ?? NOTHING;
  const broken = checkPanels(
    geometry,
    panels.map(({name}) => name),
  );
  if (broken.length > 0) return broken.map((line) => `${folder}/geometry.json, ${line}`);
  return [
    ...[...checkNeighbors(geometry, guide, measured), ...checkMirrors(geometry, measured)].map(
      (line) => `${folder}/geometry.json, ${line}. If it is right, say so in figures/measured.ts`,
    ),
    ...checkDrawn(geometry, guide).map(
      (line) => `${folder}/views.json, ${line} from geometry.json. Run npm run generate`,
    ),
  ];
}
