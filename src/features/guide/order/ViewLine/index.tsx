import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends ComponentProps<'figcaption'> {
  /** What lies at the view's left and at its right. */
  left: ReactNode;
  right: ReactNode;
}

/** Below a view of the sheep: what lies at its ends, and between them what is to be said of it. */
export default function ViewLine({left, right, className, children, ...rest}: Props) {
  return (
    <figcaption className={clsx(styles.line, className)} {...rest}>
      <span aria-hidden="true">← {left}</span>
      <strong>{children}</strong>
      <span aria-hidden="true">{right} →</span>
    </figcaption>
  );
}
