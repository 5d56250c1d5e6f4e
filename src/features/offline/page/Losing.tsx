import styles from './styles.module.css';

/** By what and when a browser deletes what is saved. */
export default function Losing({ways}: {ways: readonly {when: string; what: string}[]}) {
  return (
    <dl className={styles.losing}>
      {ways.map(({when, what}) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
