import type {ReactNode} from 'react';
import type {NavItem} from '@site/src/data/schema';
import NavLink from '../NavLink';
import SocialLinks, {type SocialLink} from '../../ui/SocialLinks';
import styles from './styles.module.css';

interface Props {
  items: NavItem[];
  socialLinks: readonly SocialLink[];
  onNavigate: () => void;
  /** The table of pages of the docs, on docs pages. */
  children?: ReactNode;
}

/** What the drawer holds: the header's links, the docs' table of pages, the icons. */
export default function DrawerMenu({items, socialLinks, onNavigate, children}: Props) {
  return (
    <>
      <nav aria-label="Menu">
        <ul className={styles.links}>
          {items.map((item) => (
            <li key={item.title}>
              <NavLink {...item} onClick={onNavigate} />
            </li>
          ))}
        </ul>
      </nav>
      {children && (
        <nav aria-label="Docs pages" className={styles.docs}>
          {children}
        </nav>
      )}
      <div className={styles.social}>
        <SocialLinks links={socialLinks} />
      </div>
    </>
  );
}
