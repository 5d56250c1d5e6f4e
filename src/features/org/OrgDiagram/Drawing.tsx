import {memo} from 'react';
import clsx from 'clsx';
import {centreDot, labelStyle, layoutOrg, projectStyle} from '../layout';
import type {TextStyle} from '../fitText';
import type {OrgCircle} from '../../../data/org-schema';
import type {Box, NameBox} from '../types';
import hues from './hues.module.css';
import styles from './drawing.module.css';

/** The corners of a label are cut like the facets of the sheep. */
const CUT = 9;

function facetPath({x, y, width, height}: Box): string {
  const left = x - width / 2;
  const top = y - height / 2;
  return [
    `M${left + CUT} ${top}H${left + width}`,
    `v${height - CUT}l${-CUT} ${CUT}`,
    `H${left}v${CUT - height}z`,
  ].join('');
}

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

/** The diagram itself: ellipses below, then the red dot, then every project and label. */
function Drawing({circles: rough, title, describedBy, details}: Props) {
  const {circles, viewBox} = layoutOrg(rough);
  return (
    <svg
      className={styles.drawing}
      viewBox={viewBox.join(' ')}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={title}
      aria-describedby={describedBy}
      aria-details={details}
    >
      <title>{title}</title>
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
      <circle className={styles.centre} r={centreDot.radius}>
        <title>center</title>
      </circle>
      {circles.map(({name, hue, label, projects}) => (
        <g key={name} className={hues[hue]} data-circle={name}>
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
          <path className={styles.label} d={facetPath(label)} />
          <Name box={label} style={labelStyle} className={styles.labelName} />
        </g>
      ))}
    </svg>
  );
}

export default memo(Drawing);

/** Nothing, with the drawing's proportions: its frame keeps its height when the zoom changes. */
export function Sizer({circles}: Pick<Props, 'circles'>) {
  const viewBox = layoutOrg(circles).viewBox.join(' ');
  return <svg className={styles.sizer} viewBox={viewBox} width="0" height="0" aria-hidden="true" />;
}
