import Split from '@site/src/ui/Split';
import styles from './styles.module.css';

interface Way {
  device: string;
  steps: readonly string[];
}

/** How the site gets to the home screen of the two kinds of phones. */
export default function Installing({ways}: {ways: readonly [Way, Way]}) {
  const [first, second] = ways.map(({device, steps}) => (
    <div key={device} className={styles.list}>
      <h3>{device}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  ));
  return (
    <Split>
      {first}
      {second}
    </Split>
  );
}
