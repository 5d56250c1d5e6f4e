import clsx from 'clsx';
import Picture, {type PictureData} from '../../../../ui/Picture';
import styles from './styles.module.css';

interface Props {
  picture: PictureData;
  /** True for the one that is seen when the page opens. */
  first?: boolean;
  /** True for a square one, of which more is seen, from lower down. */
  square?: boolean;
}

/** A picture between the words of the guide; left out on paper, where drawings do the work. */
export default function GuidePicture({picture, first, square}: Props) {
  return (
    <div className={clsx(styles.picture, square && styles.square)} data-guide-picture>
      <Picture
        {...picture}
        sizes="(min-width: 1600px) 48vw, (min-width: 900px) 48rem, 100vw"
        first={first}
      />
    </div>
  );
}
