import type {ReactNode} from 'react';
import StopSign from '../StopSign';
import styles from './styles.module.css';

interface Props {
  /** The moment that it is for: 'before anyone starts'. */
  when?: string;
  children: ReactNode;
}

/** What has to be asked or checked before anything comes off. */
export default function StopBox({when, children}: Props) {
  return (
    <div className={styles.stop} role="note">
      <StopSign />
      <div className={styles.words}>
        <strong>Stop{when && ` ${when}`}.</strong> {children}
      </div>
    </div>
  );
}
