import type {ReactNode} from 'react';
import Picture, {type PictureData} from '../../../../ui/Picture';
import styles from './styles.module.css';

interface Props {
  /** None while nobody knows yet whether something is found. */
  picture?: PictureData;
  /** What to do instead. */
  children: ReactNode;
}

/** Where results would stand: what to do instead, beside the sheep that has just left. */
export default function NothingFound({picture, children}: Props) {
  if (!picture) return children;
  return (
    <div className={styles.nothing}>
      <div>
        <Picture {...picture} sizes="(max-width: 899px) 100vw, 640px" soon />
      </div>
      {children}
    </div>
  );
}
