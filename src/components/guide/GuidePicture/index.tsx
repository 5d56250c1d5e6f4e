import Picture, {type PictureData} from '../../Picture';
import styles from './styles.module.css';

/** A picture between the words of the guide; left out on paper, where drawings do the work. */
export default function GuidePicture({picture}: {picture: PictureData}) {
  return (
    <div className={styles.picture}>
      <Picture {...picture} sizes="(min-width: 900px) 48rem, 45vw" />
    </div>
  );
}
