import {memo} from 'react';
import clsx from 'clsx';
import {flockOf} from '../flock';
import {layoutOrg, narrow, wide, type OrgFormat} from '../layout';
import type {TextStyle} from '../fitText';
import type {OrgCircle} from '../../../data/org-schema';
import {SHEEP_ID, type CircleLayout, type NameBox, type OrgLayout} from '../types';
import hues from './hues.module.css';
import styles from './drawing.module.css';

function Name({box, style, className}: {box: NameBox; style: TextStyle; className?: string}) {
  const firstLine = box.y - ((box.lines.length - 1) * style.lineHeight) / 2;
  return (
    <text
      className={className}
      fontSize={style.size}
      textAnchor="middle"
      fill="currentColor"
      stroke="none"
    >
      {box.lines.map((line, index) => (
        <tspan key={line} x={box.x} y={firstLine + index * style.lineHeight} dy="0.35em">
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
function Leader({box: {x, y, width}, style}: {box: NameBox; style: TextStyle}) {
  const middle = Math.round(x - width / 2 + style.paddingX + 35);
  return (
    <use
      className={styles.leader}
      href={`#${SHEEP_ID}`}
      transform={`translate(${middle} ${y}) scale(0.72)`}
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

interface Props {
  circles: OrgCircle[];
  title: string;
  /** The id of what describes the drawing, and of the list that says the same in words. */
  describedBy: string;
  details: string;
}

/** From the place of a circle's name among its projects to the middle. */
const toMiddle = ({ellipse, label}: CircleLayout) =>
  `translate(${Math.round(ellipse.x - label.x)} ${Math.round(ellipse.y - label.y)})`;

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

/** The diagram itself: ellipses below, then the red dot, then every project and name. */
function DrawingOf({width, circles: rough, title, describedBy, details}: Props & {width: Width}) {
  const {circles, viewBox} = layoutOf(rough, width);
  const {label: labelStyle, project: projectStyle, leader, dotRadius, dotName} = formats[width];
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
      <g>
        {circles.map(({name, hue, ellipse: {x, y, rx, ry}}) => (
          <ellipse
            key={name}
            className={clsx(styles.circle, hues[hue])}
            data-circle={name}
            cx={x}
            cy={y}
            rx={rx}
            ry={ry}
          />
        ))}
      </g>
      <circle className={styles.centre} r={dotRadius}>
        <title>center</title>
      </circle>
      <text
        className={styles.projectName}
        x={dotName.x}
        dy="0.35em"
        fontSize={dotName.size}
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
      >
        center
      </text>
      {circles.map((circle) => (
        <g key={circle.name} className={hues[circle.hue]} data-circle={circle.name}>
          {isNarrow && <Flock of={circle} />}
          <g className={styles.projects}>
            {circle.projects.map((box) => (
              <g key={box.name}>
                {!isNarrow && <title>{`${circle.name}: ${box.name}`}</title>}
                <rect
                  className={styles.project}
                  x={box.x - box.width / 2}
                  y={box.y - box.height / 2}
                  width={box.width}
                  height={box.height}
                  rx={6}
                />
                <Name box={box} style={projectStyle} className={styles.projectName} />
              </g>
            ))}
          </g>
          {/* In the middle of its flock; the stylesheet takes it back to its projects. */}
          <g className={styles.label} transform={isNarrow ? toMiddle(circle) : undefined}>
            {!isNarrow && <Leader box={circle.label} style={labelStyle} />}
            <Name
              box={{...circle.label, x: circle.label.x + leader / 2}}
              style={labelStyle}
              className={styles.labelName}
            />
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
