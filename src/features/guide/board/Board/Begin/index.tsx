import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What comes of it: a row. */
  children: ReactNode;
}

/** How an empty board fills: what to do in three steps, and a row as it reads then. */
export default function Begin({children}: Props) {
  return (
    <section className={styles.begin} data-begin>
      <div>
        <h2 className={styles.title}>how it fills</h2>
        <ol className={styles.steps}>
          <li>
            <strong>Find the code.</strong> It is on the phone of a crew’s lead: in the setup guide,
            under “hand over or take over ticks”.
          </li>
          <li>
            <strong>Take it here.</strong> Scan it with the camera, or paste it from a chat. Later
            codes of a crew join what is here: no tick is ever lost.
          </li>
          <li>
            <strong>Read the row.</strong> What the crew has done, what it does now and next; and
            below, what waits for whom.
          </li>
        </ol>
      </div>
      {children}
    </section>
  );
}
