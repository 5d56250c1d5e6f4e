import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends ComponentProps<'button'> {
  /** 'solid' for the one thing to do, 'quiet' for what may be done too. */
  look?: 'solid' | 'quiet';
}

/** A button that does something on the page; what leads elsewhere is a link (Button). */
export default function PillButton({look = 'quiet', className, children, ...rest}: Props) {
  return (
    <button type="button" className={clsx(styles.pill, styles[look], className)} {...rest}>
      {children}
    </button>
  );
}
