import Link from '@docusaurus/Link';
import {guideOf} from '../../line/addresses';
import type {Handover} from '../../line/types';
import {crewName, placeNames} from '../../../model/names';
import {eyes, squares} from '../eyes';
import styles from '../styles.module.css';

/** Where the code will be, as long as the crew has ticked nothing: a phone that shows one, and the way there. */
export default function NoCode({handover}: {handover: Handover}) {
  return (
    <div className={styles.none}>
      <svg viewBox="-6 -12 37 58" aria-hidden="true">
        <rect className={styles.phone} x="-5" y="-11" width="35" height="56" rx="6" />
        <path fillRule="evenodd" d={eyes} />
        <path className={styles.faint} d={squares} />
        <path d="M8 37h9v2h-9z" />
      </svg>
      <p>
        {crewName(handover.crew)} has no ticks on this phone for {placeNames[handover.place]}. Tick
        some, then&nbsp;come&nbsp;back.
      </p>
      <Link className={styles.toGuide} to={guideOf(handover)}>
        tick steps in the guide
      </Link>
    </div>
  );
}
