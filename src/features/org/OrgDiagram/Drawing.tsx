import {Fragment, memo} from 'react';
import clsx from 'clsx';
import {frameOf} from '../boxes';
import {flockOf} from '../flock';
import {layoutOrg, narrow, wide, type OrgFormat} from '../layout';
import type {TextStyle} from '../fitText';
import type {OrgCircle} from '../../../data/org-schema';
import {paddockOf} from '../paddock';
import {SHEEP_ID, type CircleLayout, type NameBox, type OrgLayout, type Point} from '../types';
import hues from './hues.module.css';
import styles from './drawing.module.css';

/** Moves what is drawn around 0,0 to its place. */
const at = ({x, y}: Point) => `translate(${x} ${y})`;

interface NameProps {
  /** The one line of it, or two. */
  lines: NameBox['lines'];
  style: TextStyle;
  className?: string;
  x?: number;
}

/** A name in the middle of where it is drawn. */
function Name({lines, style, className, x}: NameProps) {
  return (
    <text className={className} fontSize={style.size} x={x} dy="0.35em">
      {lines.length === 1
        ? lines
        : lines.map((line, nth) => (
            <tspan key={line} x={x ?? 0} y={(nth - 0.5) * style.lineHeight} dy="0.35em">
              {line}
            </tspan>
          ))}
    </text>
  );
}

/** A small sheep around 0,0, drawn once for all flocks, for circles' names and for the key. */
function SheepShape() {
  return (
    <defs>
      <g id={SHEEP_ID} className={styles.sheep}>
        <path className={styles.face} d="M-18 8v26h10V8zM14 8v26h10V8z" />
        <path d="M-22 16a16 16 0 0 1-4-30A17 17 0 0 1 2-24A17 17 0 0 1 30-14A16 16 0 0 1 28 16A18 18 0 0 1 4 20A18 18 0 0 1-22 16Z" />
        <path className={styles.face} d="M-24-17l-6-7-4 7c-16 2-12 27-3 27s15-13 13-27z" />
      </g>
    </defs>
  );
}

/** A sheep before the first letter of a circle's name, as large as that: its middle is as far from its nose. */
function Leader({box: {width}, style}: {box: NameBox; style: TextStyle}) {
  const middle = Math.round(style.paddingX + 35 - width / 2);
  return (
    <use
      className={styles.leader}
      href={`#${SHEEP_ID}`}
      transform={`translate(${middle}) scale(0.72)`}
    />
  );
}

/** A sheep for each project, while its name is too small to be read. */
function Flock({of: circle}: {of: CircleLayout}) {
  return (
    <g className={styles.flock}>
      {flockOf(circle).map(({x, y}) => (
        <use key={`${x} ${y}`} href={`#${SHEEP_ID}`} x={x} y={y} />
      ))}
    </g>
  );
}

/** The rows that a circle's projects stand in, each from left to right. */
function rowsOf({projects}: CircleLayout): NameBox[][] {
  const rows = new Map<number, NameBox[]>();
  for (const box of projects) rows.set(box.y, [...(rows.get(box.y) ?? []), box]);
  return [...rows.values()].map((row) => row.sort((a, b) => a.x - b.x));
}

/**
 * A row of projects with dots between them: one line of text, since the places of names are worked out by a
 * table, and dots between these would stand unevenly. With a name in two lines among them each has its place.
 */
function Row({of: row, style, circle}: {of: NameBox[]; style: TextStyle; circle?: string}) {
  if (row.some(({lines}) => lines.length > 1)) {
    return row.map((box) => (
      <g key={box.name} transform={at(box)}>
        <Name lines={box.lines} style={style} className={styles.projectName} />
      </g>
    ));
  }
  const {x, y} = frameOf(row);
  return (
    <text className={styles.projectName} fontSize={style.size} x={x} y={y} dy="0.35em">
      {row.map(({name}, nth) => (
        <Fragment key={name}>
          {nth > 0 && <tspan className={styles.between}>{'\u00a0•\u00a0'}</tspan>}
          <tspan>
            {circle && <title>{`${circle}: ${name}`}</title>}
            {name}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}

const pathOf = (corners: readonly Point[]) => `M${corners.map(({x, y}) => `${x} ${y}`).join(' ')}z`;

/** A circle: its ellipse is the grass around a paddock, which is a panel of the sheep with light on it. */
function Paddock({of: circle}: {of: CircleLayout}) {
  const {rx, ry} = circle.ellipse;
  const {
    corners,
    light: [both, first],
  } = paddockOf(circle);
  return (
    <g className={hues[circle.hue]} data-circle={circle.name} transform={at(circle.ellipse)}>
      <ellipse className={styles.grass} rx={rx} ry={ry} />
      <path className={styles.paddock} d={pathOf(corners)} />
      <path className={styles.light} d={pathOf(both)} />
      <path className={styles.light} d={pathOf(first)} />
    </g>
  );
}

/** The red dot at 0,0 is the bell of a sheep: its head is the logotype's, which stands in every page. */
function Center({format: {head, dotRadius}}: {format: OrgFormat}) {
  return (
    <>
      <svg
        x={head.x - head.width / 2}
        y={head.y - head.height / 2}
        width={head.width}
        height={head.height}
        viewBox="0 0 42 44"
      >
        <use href="#logotype" width="150" height="44" />
      </svg>
      <circle className={styles.centre} r={dotRadius}>
        <title>center</title>
      </circle>
    </>
  );
}

interface Props {
  circles: OrgCircle[];
  title: string;
  /** The id of what describes the drawing, and of the list that says the same in words. */
  describedBy: string;
  details: string;
}

/** From the place of a circle's name among its projects to the middle. */
const toMiddle = ({ellipse, label}: CircleLayout) =>
  at({x: ellipse.x - label.x, y: ellipse.y - label.y});

type Width = 'wide' | 'narrow';

const formats: Record<Width, OrgFormat> = {wide, narrow};
const layouts = new WeakMap<OrgCircle[], Partial<Record<Width, OrgLayout>>>();

/** Settling takes its time, and the sizer needs the same. */
function layoutOf(circles: OrgCircle[], width: Width): OrgLayout {
  const known = layouts.get(circles) ?? {};
  const layout = (known[width] ??= layoutOrg(circles, formats[width]));
  layouts.set(circles, known);
  return layout;
}

/** The diagram itself: paddocks below, then the red dot, then every project and name. */
function DrawingOf({width, circles: rough, title, describedBy, details}: Props & {width: Width}) {
  const {circles, viewBox} = layoutOf(rough, width);
  const {label: labelStyle, project: projectStyle, leader} = formats[width];
  const isNarrow = width === 'narrow';
  return (
    <svg
      className={clsx(styles.drawing, styles[width])}
      viewBox={viewBox.join(' ')}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={title}
      aria-describedby={describedBy}
      aria-details={details}
    >
      <title>{title}</title>
      {isNarrow && <SheepShape />}
      {circles.map((circle) => (
        <Paddock key={circle.name} of={circle} />
      ))}
      <Center format={formats[width]} />
      {circles.map((circle) => (
        <g key={circle.name} className={hues[circle.hue]} data-circle={circle.name}>
          {isNarrow && <Flock of={circle} />}
          <g className={styles.projects}>
            {rowsOf(circle).map((row) => (
              <Row
                key={row[0]!.name}
                of={row}
                style={projectStyle}
                circle={isNarrow ? undefined : circle.name}
              />
            ))}
          </g>
          {/* In the middle of its flock; the stylesheet takes it back to its projects. */}
          <g transform={at(circle.label)}>
            <g className={styles.label} transform={isNarrow ? toMiddle(circle) : undefined}>
              {!isNarrow && <Leader box={circle.label} style={labelStyle} />}
              <Name
                lines={circle.label.lines}
                style={labelStyle}
                className={styles.labelName}
                x={leader / 2 || undefined}
              />
            </g>
          </g>
        </g>
      ))}
    </svg>
  );
}

/** The diagram for a desk, and the one for a phone: a stylesheet shows the one that fits. */
function Drawing(props: Props) {
  return (
    <>
      <DrawingOf {...props} width="wide" />
      <DrawingOf {...props} width="narrow" />
    </>
  );
}

export default memo(Drawing);

/** Nothing, with the drawing's proportions: its frame keeps its height when the zoom changes. */
export function Sizer({circles}: Pick<Props, 'circles'>) {
  return (['wide', 'narrow'] as const).map((width) => (
    <svg
      key={width}
      className={clsx(styles.sizer, styles[width])}
      viewBox={layoutOf(circles, width).viewBox.join(' ')}
      width="0"
      height="0"
      aria-hidden="true"
    />
  ));
}
