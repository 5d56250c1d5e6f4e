import Icon from '@site/src/ui/Icon';
import SiteLink from '@site/src/ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  words: string;
  href: string;
  more: string;
}

/** What is left of the last row, as wide as it is: a few words, and the way on. */
export default function WallEnd({words, href, more}: Props) {
  return (
    <aside className={styles.end} data-interface>
      <p className={styles.words}>{words}</p>
      <SiteLink href={href} className={styles.more}>
        {more}
        <Icon name="arrow-right" />
      </SiteLink>
    </aside>
  );
}
