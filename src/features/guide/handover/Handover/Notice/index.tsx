import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** 'status' where it answers a press. */
  role?: 'status';
  children: ReactNode;
}

/** What came of a code, at the top of the page: moved to and read out as it appears. */
export default function Notice({title, role, children}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.notice} role={role}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
