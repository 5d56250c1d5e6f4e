import styles from './styles.module.css';

interface Props {
  /** Its lines, on a grid of 24 by 24. */
  path: string;
}

/** A sign in lines, 1.5 em high, in the color of the text around it; hidden from screen readers. */
export default function Sign({path}: Props) {
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
      <path d={path} />
    </svg>
  );
}
