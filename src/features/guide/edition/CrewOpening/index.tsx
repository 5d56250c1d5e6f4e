import {Children, type ReactNode} from 'react';
import type {PictureData} from '@site/src/ui/Picture';
import GuidePicture from '../../task/GuidePicture';
import styles from './styles.module.css';

interface Props {
  /** Of the crew at work. */
  picture: PictureData;
  /** What guards all that follows: it stands directly under the name. */
  guard?: ReactNode;
  /** Its heading, first of all, and what is said before its list. */
  children: ReactNode;
}

/** How a crew's list begins: its name, its scene and what is said first, in the color of the list. */
export default function CrewOpening({picture, guard, children}: Props) {
  const [heading, ...words] = Children.toArray(children);
  return (
    <div className={styles.opening}>
      {heading}
      {guard && <div className={styles.guard}>{guard}</div>}
      <div className={styles.scene}>
        {/* in short: the guide, where it stands first, says all that is to be seen */}
        <GuidePicture picture={{...picture, alt: 'The crew at work.'}} />
      </div>
      {words.length > 0 && <div className={styles.words}>{words}</div>}
    </div>
  );
}
