import Split from '@site/src/components/Split';
import styles from './styles.module.css';

interface Props {
  kept: readonly string[];
  leftOut: readonly {what: string; instead: string}[];
}

/** What a device keeps, and beside it what it does not. */
export default function Kept({kept, leftOut}: Props) {
  return (
    <Split>
      <div className={styles.list}>
        <h2>what is saved</h2>
        <ul>
          {kept.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <div className={styles.list}>
        <h2>what is left out</h2>
        <ul>
          {leftOut.map(({what, instead}) => (
            <li key={what}>
              {what}: <span>{instead}</span>
            </li>
          ))}
        </ul>
      </div>
    </Split>
  );
}
