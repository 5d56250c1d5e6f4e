import type {ReactNode} from 'react';
import type {PictureData} from '@site/src/ui/Picture';
import GuidePicture from '../../task/GuidePicture';
import styles from './styles.module.css';

interface Props {
  /** Of the crew at work. */
  picture: PictureData;
  /** Its heading and what is said before its list. */
  children: ReactNode;
}

/** How a crew's list begins: what is said first, beside the crew's scene, in the color of the list. */
export default function CrewOpening({picture, children}: Props) {
  return (
    <div className={styles.opening}>
      <div className={styles.words}>{children}</div>
      {/* in short: the guide, where it stands first, says all that is to be seen */}
      <GuidePicture picture={{...picture, alt: 'The crew at work.'}} />
    </div>
  );
}
