import Measure from '../Measure';
import Pair from '../Pair';
import styles from './styles.module.css';

const steps = [1, 2, 3, 4, 5, 6, 7, 8];

/** Shape by shape, what it is for. */
const shapes = [
  [
    'corner',
    'A surface: card, box, table of contents. No outline, which would break at the cut; a rule at its top says whose it is.',
  ],
  ['corner-small', 'A small surface that is pressed: a crew’s tile, a word to search for.'],
  ['pill', 'What acts: a button, a field, the way to the next page.'],
  ['choice', 'One of several is shown: all of them in one box, the one that is shown filled.'],
  ['jump', 'What leads down the same page: words with a line and an arrow.'],
  ['hazard', 'What hurts: square, outlined, striped. Nothing else has the stripe.'],
  ['tick-shape', 'What is done: in a box, on a list, on a stone.'],
  ['frame', 'A picture beside words.'],
  [
    'radius',
    'What is a thing on the sheep or on a desk: a panel’s label, a key, a stage that moves.',
  ],
  ['shadow', 'A button, a picture, an answer: it lies on the page.'],
  ['shadow-lifted', 'What is above the page: the menu, the search, a message.'],
  ['hills', 'A part that runs from edge to edge: hills above and below it.'],
] as const;

/** How wide a square is. */
const widthOf = (piece: Element) =>
  `${Math.round(piece.firstElementChild!.getBoundingClientRect().width)} px`;

const Shape = ({name}: {name: (typeof shapes)[number][0]}) =>
  name === 'jump' ? (
    <a href="#type">↓ jump</a>
  ) : (
    <span className={styles.outlined}>
      <span className={`${styles.shape} ${styles[name]}`} />
    </span>
  );

export default function Shapes() {
  return (
    <div className={styles.shapes}>
      <ul className={styles.spaces}>
        {steps.map((step) => (
          <li key={step}>
            <span className={styles[`space${step}`]} />
            <code>space-{step}</code>
            <Measure read={widthOf} />
          </li>
        ))}
        <li>
          <span className={styles.tap} />
          <code>tap</code>
          <Measure read={widthOf} />
        </li>
      </ul>
      <p className={styles.note}>
        <code>tap</code>: nothing that is pressed is smaller.
      </p>
      <h3>one shape for one thing</h3>
      <ul className={styles.shown}>
        {shapes.map(([name, use]) => (
          <li key={name} className={styles[`of-${name}`]}>
            <Pair>
              <Shape name={name} />
            </Pair>
            <code>{name}</code>
            <p>{use}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
