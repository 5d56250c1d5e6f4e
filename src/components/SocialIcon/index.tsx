import type {ReactNode} from 'react';
import {drawings} from './drawings';
import styles from './styles.module.css';

export type SocialName = keyof typeof drawings;

type Props = {name: SocialName};

/** The mark of a place where we are found, 1.5 em high. The link around it carries the name. */
export default function SocialIcon({name}: Props): ReactNode {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
