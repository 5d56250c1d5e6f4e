import clsx from 'clsx';
import type {MeasuredPanel} from '../../geometry/measure';
import type {CrewId} from '../../model/types';
import {extentOf, outlinePath} from '../../sheep/outline';
import crewFills from '../../sheep/crewFills.module.css';
import styles from './styles.module.css';

/** Of the longer side, in units: whole ones are exact to half a percent, and short. */
const SIDE = 100;

interface Props {
  panel: MeasuredPanel;
  crew: CrewId;
  className?: string;
}

/** A panel's shape alone, seen from outside and up as it hangs, as large as its room: to know it by. */
export default function PanelOutline({panel, crew, className}: Props) {
  const outline = panel.edges.map(({from}) => from);
  const [left, top, right, bottom] = extentOf([outline]);
  const unit = SIDE / Math.max(right - left, bottom - top);
  const inUnits = (length: number) => Math.round(length * unit);
  return (
    <svg
      className={clsx(styles.outline, className)}
      viewBox={`0 0 ${inUnits(right - left)} ${inUnits(bottom - top)}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path
        d={outlinePath(outline.map(([x, y]) => [inUnits(x - left), inUnits(y - top)]))}
        className={clsx(styles.panel, crewFills[crew])}
      />
    </svg>
  );
}
