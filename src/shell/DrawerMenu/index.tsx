import type {ReactNode} from 'react';
import type {NavItem} from '@site/src/data/schema';
import NavLink from '../NavLink';
import SunlightSwitch from '../SunlightSwitch';
import SocialLinks, {type SocialLink} from '../../ui/SocialLinks';
import styles from './styles.module.css';

interface Props {
  items: NavItem[];
  /** What every page leads to besides: the search, ready for the playa. */
  more: NavItem[];
  socialLinks: readonly SocialLink[];
  onNavigate: () => void;
  colorModeToggle: ReactNode;
  /** The table of pages of the docs, on docs pages. */
  children?: ReactNode;
}

function Links({items, onNavigate}: Pick<Props, 'items' | 'onNavigate'>) {
  return (
    <ul className={styles.links}>
      {items.map((item) => (
        <li key={item.title}>
          <NavLink {...item} onClick={onNavigate} />
        </li>
      ))}
    </ul>
  );
}

/** The sheep far out on the playa. It says nothing, and is fetched when the menu opens. */
function Playa() {
  return (
    <picture>
      <source media="(min-width: 600px)" type="image/avif" srcSet="/img/errors/cover.avif" />
      <source type="image/avif" srcSet="/img/errors/cover-600.avif" />
      <img
        className={styles.picture}
        src="/img/errors/cover-600.webp"
        alt=""
        width={600}
        height={338}
        loading="lazy"
      />
    </picture>
  );
}

/** What the drawer holds: the header's links, the docs' table of pages, and how the page looks. */
export default function DrawerMenu(props: Props) {
  const {items, more, socialLinks, onNavigate, colorModeToggle, children} = props;
  return (
    <>
      <nav aria-label="Menu">
        <Links items={items} onNavigate={onNavigate} />
      </nav>
      {children && (
        <nav aria-label="Docs pages" className={styles.part}>
          {children}
        </nav>
      )}
      <nav aria-label="More" className={styles.part}>
        <Links items={more} onNavigate={onNavigate} />
      </nav>
      <div className={styles.part}>
        <label className={styles.theme}>
          {colorModeToggle}
          <span aria-hidden="true">
            <span className={styles.day}>day</span> or <span className={styles.night}>night</span>
          </span>
        </label>
        <SunlightSwitch />
      </div>
      <div className={styles.foot}>
        <SocialLinks links={socialLinks} />
        <Playa />
      </div>
    </>
  );
}
