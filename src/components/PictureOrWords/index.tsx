import {useState, type ComponentProps} from 'react';
import Picture from '../Picture';
import styles from './styles.module.css';

type Props = Omit<ComponentProps<typeof Picture>, 'onFail'>;

/** A picture, or, when its file does not arrive, what it shows in words before a few hills. */
export default function PictureOrWords(props: Props) {
  const [failed, setFailed] = useState(false);
  if (!failed) return <Picture {...props} onFail={() => setFailed(true)} />;
  return (
    <span className={styles.standIn}>
      <svg viewBox="0 0 12 8" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.far} d="M0 5l3-2 3 2 3-2.5 3 1.5v4H0z" />
        <path className={styles.near} d="M0 6.5l4-1 4 1.5 4-1.5V8H0z" />
      </svg>
      <span>{props.alt}</span>
    </span>
  );
}
