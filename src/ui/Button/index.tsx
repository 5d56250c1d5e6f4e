import type {ReactNode} from 'react';
import clsx from 'clsx';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

interface Props {
  href: string;
  /** 'rainbow' belongs to the register button alone (look: the rainbow is for one thing). */
  look?: 'solid' | 'outline' | 'rainbow';
  children: ReactNode;
}

/** A link that looks like a button. */
export default function Button({href, look = 'solid', children}: Props) {
  return (
    <SiteLink href={href} className={clsx(styles.button, styles[look])} data-interface>
      {children}
    </SiteLink>
  );
}
