import type {NavItem} from '@site/src/data/schema';
import NavLink from '../NavLink';
import Logotype from '../Logotype';
import SocialLinks, {type SocialLink} from '../../ui/SocialLinks';
import styles from './styles.module.css';

interface Props {
  items: NavItem[];
  socialLinks: readonly SocialLink[];
  /** The address that the contact link writes to, and the subject it sets. */
  mail: {label: string; href: string};
  /** Year of the season that this build shows. */
  season: number;
}

/** The foot of every page: the header's list and what is for every page, contact, and the season. */
export default function Footer({items, socialLinks, mail, season}: Props) {
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.inner}`}>
        <div className={styles.mark}>
          <Logotype />
        </div>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {items.map((item) => (
              <li key={item.title}>
                <NavLink {...item} />
              </li>
            ))}
            <li>
              <NavLink title="contact" href={mail.href} />
            </li>
          </ul>
        </nav>
        <div className={styles.social}>
          <SocialLinks links={socialLinks} />
        </div>
        <p className={styles.small}>
          Made by volunteers in the San Francisco Bay Area.{' '}
          <span>
            <a href={mail.href} className="tap-line">
              {mail.label}
            </a>{' '}
            · Season {season}
          </span>
        </p>
      </div>
    </footer>
  );
}
