import styles from './styles.module.css';

const steps = [1, 2, 3, 4, 5, 6, 7, 8];

export default function Shapes() {
  return (
    <>
      <ul className={styles.spaces}>
        {steps.map((step) => (
          <li key={step}>
            <span className={styles[`space${step}`]} />
            <code>space-{step}</code>
          </li>
        ))}
        <li>
          <span className={styles.tap} />
          <code>tap</code>
        </li>
      </ul>
      <h3>one shape for one thing</h3>
      <dl className={styles.language}>
        <dt className={styles.corner}>
          <code>corner</code>
        </dt>
        <dd>
          A surface: card, box, table of contents. No outline, which would break at the cut; a rule
          at its top says whose it is.
        </dd>
        <dt className={styles.cornerSmall}>
          <code>corner-small</code>
        </dt>
        <dd>A small surface that is pressed: a crew&rsquo;s tile, a word to search for.</dd>
        <dt className={styles.pill}>
          <code>pill</code>
        </dt>
        <dd>What acts: a button, a field, the way to the next page.</dd>
        <dt className={styles.choice}>
          <code>choice</code>
        </dt>
        <dd>One of several is shown: all of them in one box, the one that is shown filled.</dd>
        <dt className={styles.jump}>
          <a href="#type">↓ jump</a>
        </dt>
        <dd>What leads down the same page: words with a line and an arrow.</dd>
        <dt className={styles.hazard}>
          <code>hazard</code>
        </dt>
        <dd>What hurts: square, outlined, striped. Nothing else has the stripe.</dd>
        <dt className={styles.tick}>
          <code>tick-shape</code>
        </dt>
        <dd>What is done: in a box, on a list, on a stone.</dd>
        <dt className={styles.frame}>
          <code>frame</code>
        </dt>
        <dd>A picture beside words.</dd>
        <dt className={styles.hills}>
          <code>hills</code>
        </dt>
        <dd>A part that runs from edge to edge: hills above and below it.</dd>
        <dt className={styles.radius}>
          <code>radius</code>
        </dt>
        <dd>
          What is a thing on the sheep or on a desk: a panel&rsquo;s label, a key, a stage that
          moves.
        </dd>
      </dl>
      <h3>shadows</h3>
      <ul className={styles.shapes}>
        <li className={styles.shadow}>
          <code>shadow</code>
        </li>
        <li className={styles.lifted}>
          <code>shadow-lifted</code>
        </li>
      </ul>
    </>
  );
}
