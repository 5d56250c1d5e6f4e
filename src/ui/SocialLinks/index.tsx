import SocialIcon from '../SocialIcon';
import styles from './styles.module.css';

export interface SocialLink {
  icon: 'soundcloud' | 'mail' | 'instagram' | 'facebook';
  /** What the link leads to, read aloud in place of the icon. */
  label: string;
  href: string;
}

/** The row of icon links: places where the collective can be heard, seen and written to. */
export default function SocialLinks({links}: {links: readonly SocialLink[]}) {
  return (
    <ul className={styles.list}>
      {links.map(({icon, label, href}) => (
        <li key={icon}>
          <a href={href} className={styles.link} aria-label={label} title={label} rel="me noopener">
            <SocialIcon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
