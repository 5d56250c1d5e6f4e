import type {ReactNode} from 'react';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  picture: PictureData;
  /** True where it is in sight when the page opens. */
  first?: boolean;
  children: ReactNode;
}

/** Words with a picture beside them on wide screens, above them on a phone. */
export default function WithPicture({picture, first, children}: Props) {
  return (
    <div className={styles.beside}>
      <div className={styles.picture} data-reveal>
        <Picture {...picture} first={first} sizes="(min-width: 900px) 60vw, 100vw" />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
