import type {OrgCircle} from '../../../data/org-schema';
import type {CircleLayout, DrawnCircle, NameBox, OrgDrawing, OrgDrawings, Point} from '../types';
import {frameOf} from './boxes';
import {flockOf} from './flock';
import {layoutOrg, narrow, wide, type OrgFormat} from './layoutOrg';
import {paddockOf} from './paddock';

/** What stands at one height, from left to right. */
function byHeight<Thing extends Point>(things: readonly Thing[]): Thing[][] {
  const rows = new Map<number, Thing[]>();
  for (const one of things) rows.set(one.y, [...(rows.get(one.y) ?? []), one]);
  return [...rows.values()].map((row) => row.sort((a, b) => a.x - b.x));
}

const hasTwoLines = (row: NameBox[]) => row.some(({lines}) => lines.length > 1);

/** The head of the sheep that leads a name is as far from the first letter as that is high. */
const leaderOf = ({width}: NameBox, {label, leader}: OrgFormat) =>
  leader > 0 ? {leader: Math.round(label.paddingX + 35 - width / 2)} : {};

/** A row of sheep, from the middle of their circle. */
const drawFlock = (sheep: readonly Point[], {x, y}: Point): Pick<DrawnCircle, 'flock'> => ({
  flock: byHeight(sheep).map((row) => [row[0]!.x - x, row[0]!.y - y, row.length]),
});

function drawCircle(circle: CircleLayout, format: OrgFormat): DrawnCircle {
  const {hue, ellipse, label, projects} = circle;
  const fromMiddle = ({x, y}: Point) => ({x: x - ellipse.x, y: y - ellipse.y});
  const rows = byHeight(projects);
  const apart = rows.filter(hasTwoLines).flat();
  // Where a sheep leads a circle's name none stands for a project.
  const flock = format.leader > 0 ? undefined : flockOf(circle);
  return {
    hue,
    ellipse,
    paddock: paddockOf(circle, flock).map(({x, y}) => `${x} ${y}`),
    label: {
      ...fromMiddle(label),
      ...(label.lines.length > 1 && {lines: label.lines}),
      ...leaderOf(label, format),
    },
    rows: rows
      .filter((row) => !hasTwoLines(row))
      .map((row) => {
        const {x, y} = fromMiddle(frameOf(row));
        return [x, y, ...row.map((box) => projects.indexOf(box))];
      }),
    ...(apart.length > 0 && {
      apart: apart.map((box) => ({lines: box.lines, ...fromMiddle(box)})),
    }),
    ...(flock && drawFlock(flock, ellipse)),
  };
}

function drawAs(rough: OrgCircle[], format: OrgFormat): OrgDrawing {
  const {circles, viewBox} = layoutOrg(rough, format);
  const {dotRadius, head, leader, label, project} = format;
  return {
    viewBox: viewBox.join(' '),
    dotRadius,
    head,
    leader,
    label: {size: label.size, lineHeight: label.lineHeight},
    project: {size: project.size, lineHeight: project.lineHeight},
    circles: circles.map((circle) => drawCircle(circle, format)),
  };
}

/** The drawing of an organization for each width, ready to be put into SVG. */
export const drawOrg = (rough: OrgCircle[]): OrgDrawings => ({
  wide: drawAs(rough, wide),
  narrow: drawAs(rough, narrow),
});
