import {Fragment, memo} from 'react';
import clsx from 'clsx';
import type {OrgCircle} from '../../../data/org-schema';
import {lightOn} from '../light';
import {
  type DrawnCircle,
  type OrgDrawing,
  type OrgDrawings,
  type Point,
  SHEEP,
  SHEEP_ID,
  type TextSize,
  type Width,
} from '../types';
import hues from './hues.module.css';
import styles from './drawing.module.css';

/** Moves what is drawn around 0,0 to its place. */
const at = ({x, y}: Point) => `translate(${x} ${y})`;

interface NameProps {
  /** The one line of it, or two. */
  lines: string[];
  style: TextSize;
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

/** A sheep before the first letter of a circle's name, as large as that. */
function Leader({at: middle}: {at: number}) {
  return (
    <use
      className={styles.leader}
      href={`#${SHEEP_ID}`}
      transform={`translate(${middle}) scale(0.72)`}
    />
  );
}

/** What is drawn of a circle, and what the data say of it. */
interface CircleProps {
  of: DrawnCircle;
  named: OrgCircle;
}

/** A sheep for each project, while its name is too small to be read. */
function Flock({of: {ellipse, flock = []}}: Pick<CircleProps, 'of'>) {
  const sheep = flock.flatMap(([x, y, count]) =>
    Array.from({length: count}, (_, nth) => ({
      x: ellipse.x + x + nth * SHEEP.width,
      y: ellipse.y + y,
    })),
  );
  return (
    <g className={styles.flock}>
      {sheep.map(({x, y}) => (
        <use key={`${x} ${y}`} href={`#${SHEEP_ID}`} x={x} y={y} />
      ))}
    </g>
  );
}

/**
 * Rows of projects with dots between them: each one line of text, since the places of names are worked out
 * by a table, and dots between these would stand unevenly. Those in two lines have each their place.
 */
function Projects({
  of: {ellipse, rows, apart = []},
  named,
  style,
  titled,
}: CircleProps & {style: TextSize; titled: boolean}) {
  return (
    <g className={styles.projects}>
      {rows.map(([x, y, ...projects]) => (
        <text
          key={projects[0]}
          className={styles.projectName}
          fontSize={style.size}
          x={ellipse.x + x}
          y={ellipse.y + y}
          dy="0.35em"
        >
          {projects.map((project, nth) => (
            <Fragment key={project}>
              {nth > 0 && <tspan className={styles.between}>{'\u00a0•\u00a0'}</tspan>}
              <tspan>
                {titled && <title>{`${named.name}: ${named.projects[project]!.name}`}</title>}
                {named.projects[project]!.name}
              </tspan>
            </Fragment>
          ))}
        </text>
      ))}
      {apart.map(({lines, x, y}) => (
        <g key={lines.join(' ')} transform={at({x: ellipse.x + x, y: ellipse.y + y})}>
          <Name lines={lines} style={style} className={styles.projectName} />
        </g>
      ))}
    </g>
  );
}

const pathOf = (corners: readonly string[]) => `M${corners.join(' ')}z`;

/** A circle: its ellipse is the grass around a paddock, which is a panel of the sheep with light on it. */
function Paddock({of: {hue, ellipse, paddock}, named}: CircleProps) {
  const [both, first] = lightOn(paddock);
  return (
    <g className={hues[hue]} data-circle={named.name} transform={at(ellipse)}>
      <ellipse className={styles.grass} rx={ellipse.rx} ry={ellipse.ry} />
      <path className={styles.paddock} d={pathOf(paddock)} />
      <path className={styles.light} d={pathOf(both)} />
      <path className={styles.light} d={pathOf(first)} />
    </g>
  );
}

/** The red dot at 0,0 is the bell of a sheep: its head is the logotype's, which stands in every page. */
function Center({of: {head, dotRadius}}: {of: OrgDrawing}) {
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

interface LabelProps extends CircleProps {
  style: TextSize;
  /** Room for the sheep before it. */
  room: number;
}

/** A circle's name. In the middle of its flock; the stylesheet takes it back to its projects. */
function Label({of: {ellipse, flock, label}, named, style, room}: LabelProps) {
  const {x, y, lines = [named.name], leader} = label;
  return (
    <g transform={at({x: ellipse.x + x, y: ellipse.y + y})}>
      <g className={styles.label} transform={flock && at({x: -x, y: -y})}>
        {leader !== undefined && <Leader at={leader} />}
        <Name lines={lines} style={style} className={styles.labelName} x={room / 2 || undefined} />
      </g>
    </g>
  );
}

export interface DrawingProps {
  title: string;
  /** The id of what describes the drawing, and of the list that says the same in words. */
  describedBy: string;
  details: string;
}

interface Props extends DrawingProps {
  circles: OrgCircle[];
  drawings: OrgDrawings;
}

/** The diagram itself: paddocks below, then the red dot, then every project and name. */
function DrawingOf({
  width,
  circles,
  drawings,
  title,
  describedBy,
  details,
}: Props & {width: Width}) {
  const drawing = drawings[width];
  const isNarrow = width === 'narrow';
  const both = circles.map((named, nth) => ({named, of: drawing.circles[nth]!}));
  return (
    <svg
      className={clsx(styles.drawing, styles[width])}
      viewBox={drawing.viewBox}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={title}
      aria-describedby={describedBy}
      aria-details={details}
    >
      <title>{title}</title>
      {isNarrow && <SheepShape />}
      {both.map((circle) => (
        <Paddock key={circle.named.name} {...circle} />
      ))}
      <Center of={drawing} />
      {both.map((circle) => (
        <g key={circle.named.name} className={hues[circle.of.hue]} data-circle={circle.named.name}>
          {isNarrow && <Flock of={circle.of} />}
          <Projects {...circle} style={drawing.project} titled={!isNarrow} />
          <Label {...circle} style={drawing.label} room={drawing.leader} />
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
export function Sizer({drawings}: Pick<Props, 'drawings'>) {
  return (['wide', 'narrow'] as const).map((width) => (
    <svg
      key={width}
      className={clsx(styles.sizer, styles[width])}
      viewBox={drawings[width].viewBox}
      width="0"
      height="0"
      aria-hidden="true"
    />
  ));
}
