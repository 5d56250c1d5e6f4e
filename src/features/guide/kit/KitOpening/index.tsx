import type {ReactNode} from 'react';
import Picture, {type PictureData} from '../../../../ui/Picture';
import styles from './styles.module.css';

interface Props {
  picture: PictureData;
  /** What a kit is, and how it is printed. */
  children: ReactNode;
}

/** The top of the kit's page: a picture of tables with all that is taped to them, and the words beside it. */
export default function KitOpening({picture, children}: Props) {
  return (
    <div className={styles.opening}>
      <div className={styles.picture}>
        <Picture
          {...picture}
          sizes="(max-width: 599px) 100vw, (max-width: 1199px) 32rem, 38rem"
          first
        />
      </div>
      <div>{children}</div>
    </div>
  );
}
