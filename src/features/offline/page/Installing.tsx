import styles from './styles.module.css';

interface Way {
  device: string;
  steps: readonly string[];
}

/** How the site gets to the home screen of each kind of phone. */
export default function Installing({ways}: {ways: readonly Way[]}) {
  return (
    <div className={styles.installing}>
      {ways.map(({device, steps}) => (
        <div key={device}>
          <h3>{device}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
