import Picture, {type PictureData} from '../../../../ui/Picture';
import styles from './styles.module.css';

interface Props {
  picture: PictureData;
  /** True for the one that is seen when the page opens. */
  first?: boolean;
}

/** A picture between the words of the guide; left out on paper, where drawings do the work. */
export default function GuidePicture({picture, first}: Props) {
  return (
    <div className={styles.picture} data-guide-picture>
      <Picture
        {...picture}
        sizes="(min-width: 1600px) 48vw, (min-width: 900px) 48rem, 100vw"
        first={first}
      />
    </div>
  );
}
