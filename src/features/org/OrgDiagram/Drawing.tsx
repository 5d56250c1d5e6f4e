import {memo} from 'react';
import clsx from 'clsx';
import {layoutOrg, narrow, wide, type OrgFormat} from '../layout';
import type {TextStyle} from '../fitText';
import type {OrgCircle} from '../../../data/org-schema';
import type {NameBox, OrgLayout} from '../types';
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

interface Props {
  circles: OrgCircle[];
  title: string;
  /** The id of what describes the drawing, and of the list that says the same in words. */
  describedBy: string;
  details: string;
}

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
  const {label: labelStyle, project: projectStyle, dotRadius} = formats[width];
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
      {width === 'narrow' && <path className={styles.centreLine} d="M-296 0H0" />}
      <circle className={styles.centre} r={dotRadius}>
        <title>center</title>
      </circle>
      <text className={styles.centreName} fontSize={projectStyle.size} dy="0.35em">
        center
      </text>
      {circles.map(({name, hue, label, projects, ellipse}) => (
        <g key={name} className={hues[hue]} data-circle={name}>
          <g className={styles.projects}>
            {projects.map((box) => (
              <g key={box.name}>
                <title>{`${name}: ${box.name}`}</title>
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
          {/* In the middle while it stands there alone; the stylesheet takes it back to its projects. */}
          <g
            className={styles.label}
            transform={
              width === 'narrow'
                ? `translate(${Math.round(ellipse.x - label.x)} ${Math.round(ellipse.y - label.y)})`
                : undefined
            }
          >
            <Name box={label} style={labelStyle} className={styles.labelName} />
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
