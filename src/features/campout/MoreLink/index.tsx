import Icon from '../../../ui/Icon';
import SiteLink from '../../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  href: string;
  children: string;
}

/** The way on from what is told, with an arrow, as the campout's cards have it. */
export default function MoreLink({href, children}: Props) {
  return (
    <SiteLink href={href} className={styles.more} data-interface>
      {children} <Icon name="arrow-right" />
    </SiteLink>
  );
}
