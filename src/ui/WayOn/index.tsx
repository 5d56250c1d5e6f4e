import Icon from '../Icon';
import Picture, {type PictureData} from '../Picture';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

interface Props {
  words: string;
  href: string;
  more: string;
  picture: PictureData;
}

/** The end of a page, in one picture: a few words on it, and the way on. */
export default function WayOn({words, href, more, picture}: Props) {
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
