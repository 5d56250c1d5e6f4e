import type {ReactNode} from 'react';
import {drawings} from './drawings';
import styles from './styles.module.css';

export type IconName = keyof typeof drawings;

type Props = {name: IconName};

/** A sign of the interface, 1.5 em high, in the colour of the text around it. What it does is said by the text or label of its button. */
export default function Icon({name}: Props): ReactNode {
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
