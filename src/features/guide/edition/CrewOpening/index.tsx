import {Children, type ReactNode} from 'react';
import type {PictureData} from '@site/src/ui/Picture';
import GuidePicture from '../../task/GuidePicture';
import styles from './styles.module.css';

interface Props {
  /** Of the crew at work. */
  picture?: PictureData;
  /** What is seen in its place. */
  scene?: ReactNode;
  /** What guards all that follows: nothing stands between it and the name, or the words. */
  guard?: ReactNode;
  /** Its heading, first of all, and what is said before its list. */
  children: ReactNode;
}

/** How a crew's list begins: its name, its scene and what is said first, in the color of the list. */
export default function CrewOpening({picture, scene, guard, children}: Props) {
  const [heading, ...words] = Children.toArray(children);
  const seen = (picture || scene) && (
    <div className={styles.scene}>
      {/* in short: the guide, where it stands first, says all that is to be seen */}
      {picture ? <GuidePicture picture={{...picture, alt: 'The crew at work.'}} /> : scene}
    </div>
  );
  return (
    <div className={styles.opening}>
      {heading}
      {!guard && seen}
      {guard && <div className={styles.guard}>{guard}</div>}
      {words.length > 0 && <div className={styles.words}>{words}</div>}
      {guard && seen}
    </div>
  );
}
