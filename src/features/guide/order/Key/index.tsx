import clsx from 'clsx';
import {LADDER_FROM} from '../../geometry/ladder';
import type {CrewId} from '../../model/types';
import crewFills from '../../sheep/crewFills.module.css';
import Name from '../Frame/Name';
import sheep from '../Frame/styles.module.css';
import LadderSign from '../LadderSign';
import styles from './styles.module.css';

/** Three panels side by side, one of each crew. */
const HUNG: readonly [CrewId, string][] = [
  ['party-crew', 'M2 25 12 3l7 20z'],
  ['business-crew', 'M12 3l19 4-12 16z'],
  ['head-and-hind-crew', 'M31 7l11 18-23-2z'],
];

/** One panel: gold while it is hung, an outline before. */
const PANEL = 'M3 24 12 3l30 6-9 17z';

interface SwatchProps {
  kind: 'hung' | 'now' | 'later';
}

/** A piece of the drawing, in its own colors: on paper too. */
function Swatch({kind}: SwatchProps) {
  return (
    <svg className={clsx(sheep.sheep, styles.swatch)} viewBox="0 0 44 28" aria-hidden="true">
      {kind === 'hung' &&
        HUNG.map(([crew, d]) => (
          <path key={crew} d={d} className={clsx(sheep.hung, crewFills[crew])} />
        ))}
      {kind !== 'hung' && <path d={PANEL} className={sheep[kind]} />}
      {kind === 'now' && (
        <>
          <path d={PANEL} className={sheep.edge} />
          <Name name="7D" x={22} y={15} size={13} isNow />
        </>
      )}
    </svg>
  );
}

/** What the sheep's panels look like at a step: the key to the player and to the list of every step. */
export default function OrderKey() {
  return (
    <ul className={styles.key}>
      <li>
        <Swatch kind="hung" />
        it hangs
      </li>
      <li>
        <Swatch kind="now" />
        it is hung now
      </li>
      <li>
        <Swatch kind="later" />
        it hangs later
      </li>
      <li className={styles.wide}>
        <div aria-hidden="true">
          <LadderSign height="12'" />
        </div>
        {`ladder: its top corner is higher than ${LADDER_FROM} feet, as high as the sign says, good to about an inch`}
      </li>
    </ul>
  );
}
