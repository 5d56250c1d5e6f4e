import Icon from '@site/src/ui/Icon';
import Picture, {type PictureData} from '@site/src/ui/Picture';
import SiteLink from '@site/src/ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  words: string;
  href: string;
  more: string;
  picture: PictureData;
}

/** What is left of the last row, as wide as it is: a picture, a few words, and the way on. */
export default function WallEnd({words, href, more, picture}: Props) {
  return (
    <aside className={styles.end} data-interface>
      <div className={styles.picture}>
        <Picture {...picture} sizes="(min-width: 1600px) 60vw, (min-width: 600px) 1200px, 100vw" />
      </div>
      <div className={styles.panel}>
        <p className={styles.words}>{words}</p>
        <SiteLink href={href} className={styles.more}>
          {more}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
    </aside>
  );
}
