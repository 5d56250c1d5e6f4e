import {type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {NavItem} from '@site/src/data/schema';
import Logotype from '../Logotype';
import NavLink from '../NavLink';
import SocialLinks, {type SocialLink} from '../../ui/SocialLinks';
import styles from './styles.module.css';

/** Tells whether the page is scrolled further down than `pixels`. False on the server. */
function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const read = () => setPast(window.scrollY > pixels);
    read();
    window.addEventListener('scroll', read, {passive: true});
    return () => window.removeEventListener('scroll', read);
  }, [pixels]);
  return past;
}

interface Props {
  items: NavItem[];
  socialLinks: readonly SocialLink[];
  /** Button that opens the drawer, and the drawer; shown where the links are not. */
  menu: ReactNode;
  search: ReactNode;
  colorModeToggle: ReactNode;
}

// Specification, section 9.
const SCROLL_THRESHOLD = 38;

/** The sticky header: logotype, links from 900 px up, icons, search, colour mode. */
export default function Header({items, socialLinks, menu, search, colorModeToggle}: Props) {
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  return (
    // The theme's table of contents measures .navbar to know where a heading is covered.
    <header className={clsx('navbar', styles.header)} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <div className={`needs-script ${styles.menu}`}>{menu}</div>
        <Link to="/" className={styles.home} aria-label="BAAAHS home">
          <Logotype />
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.links}>
            {items.map((item) => (
              <li key={item.title}>
                <NavLink {...item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.social}>
          <SocialLinks links={socialLinks} />
        </div>
        <div className={styles.tools}>
          {search}
          <div className="needs-script">{colorModeToggle}</div>
        </div>
      </div>
    </header>
  );
}
