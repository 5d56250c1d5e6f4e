import type {Feature} from '@site/src/data/schema';
import Icon from '../../../ui/Icon';
import SiteLink from '../../../ui/SiteLink';
import styles from './styles.module.css';

type Props = Pick<Feature, 'title' | 'more'> & {href: string};

/** The way on from a feature, with an arrow beside its last word. */
export default function MoreLink({title, more = `more about ${title}`, href}: Props) {
  return (
    <SiteLink href={href} className={styles.more} data-interface>
      {more}
      <Icon name="arrow-right" />
    </SiteLink>
  );
}
