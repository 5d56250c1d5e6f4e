import Link from '@docusaurus/Link';
import {sectionChanges, type Heading} from '../sections';
import styles from './styles.module.css';

interface Props {
  before: readonly string[];
  after: readonly Heading[];
}

/** What is new in the guide, each with the way to it, and what is gone; or that it has the same sections. */
export default function SectionChanges({before, after}: Props) {
  const changes = sectionChanges(before, after);
  const gone = changes.filter(({isNew}) => !isNew);
  if (changes.length === 0) return <p className={styles.news}>The guide has the same sections.</p>;
  return (
    <div className={styles.news}>
      {changes.length > gone.length && (
        <>
          <p>New in the guide:</p>
          <ul className={styles.list}>
            {changes
              .filter(({isNew}) => isNew)
              .map(({id, what}) => (
                <li key={id}>
                  {/* The guide lies one folder up, in a frozen year too. */}
                  <Link to={`../#${id}`}>{what}</Link>
                </li>
              ))}
          </ul>
        </>
      )}
      {gone.length > 0 && <p>Gone: {gone.map(({what}) => what).join('; ')}</p>}
    </div>
  );
}
