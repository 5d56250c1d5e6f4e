import SiteLink from '../../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  /** What is asked, the answer in a few words, and where the whole answer is. */
  facts: {what: string; answer: string; href: string}[];
}

/** The answers that most people come for, one tap from the whole of each. */
export default function FactStrip({facts}: Props) {
  return (
    <ul className={styles.strip}>
      {facts.map(({what, answer, href}) => (
        <li key={what}>
          <SiteLink href={href} className={styles.fact}>
            <span className={styles.what}>{what}</span>{' '}
            <span className={styles.answer}>{answer}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
