import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  id: string;
  question: string;
  children: ReactNode;
}

/** The inside of a question: what its link opens, the answer, and that link to pass on. */
export default function Answer({id, question, children}: Props) {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.answer}>
      {children}
      <p className={styles.link}>
        <a href={`#${id}`} className="tap-line" aria-label={`Link to this answer: ${question}`}>
          link to this answer
        </a>
      </p>
    </div>
  );
}
