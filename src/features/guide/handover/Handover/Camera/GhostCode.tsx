import {eyes} from '../eyes';
import styles from './styles.module.css';

/** Some squares between the corners: enough to look like a code, none that says anything. */
const SQUARES =
  'M9 0h2v3H9zm4 2h3v4h-3zM0 9h4v2H0zm6 0h2v4H6zm4-1h3v4h-3zm6 1h2v2h-2zm5 1h4v3h-4zm-8 4h4v3h-4zM1 14h3v2H1zm8 2h2v5H9zm10-1h3v4h-3zm-5 5h4v4h-4zm7 2h3v3h-3z';

/** What the camera will look for, faintly, until it is on. */
export default function GhostCode() {
  return (
    <svg className={styles.ghost} viewBox="0 0 25 25" aria-hidden="true">
      <path fillRule="evenodd" d={eyes} />
      <path d={SQUARES} />
    </svg>
  );
}
