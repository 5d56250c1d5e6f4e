import Measure from '../Measure';
import styles from './styles.module.css';

/** Sizes by token, from the largest, each with the words it is for. */
const sizes = [
  ['text-h1', 'page title'],
  ['text-h2', 'a stretch of it'],
  ['text-h3', 'a card, a task'],
  ['text-h4', 'a small heading'],
] as const;

/** '72 px on 79 px, 4.5 rem': type, its line, and the type once more as a reader's own size scales it. */
function typeOf(piece: Element) {
  const {fontSize, lineHeight} = getComputedStyle(piece);
  const [size, line, rem] = [
    fontSize,
    lineHeight,
    getComputedStyle(document.documentElement).fontSize,
  ].map(parseFloat) as [number, number, number];
  return `${Math.round(size)} px on ${Math.round(line)}, ${Number((size / rem).toFixed(2))} rem`;
}

/** What it is called and measures, above what is set in it. */
const Token = ({name}: {name: string}) => (
  <span className={styles.token}>
    <code>{name}</code>
    <Measure read={typeOf} />
  </span>
);

export default function Type() {
  return (
    <>
      {sizes.map(([token, use]) => (
        <p key={token} className={styles[token]}>
          <Token name={token} /> {use}
        </p>
      ))}
      <p className={styles['text-lead']}>
        <Token name="text-lead" /> A lead says in two lines what the page is for.
      </p>
      <p className={styles.running}>
        Running text is set in Atkinson Hyperlegible, drawn for people who see little and useful to
        those who read in the sun. <a href="#type">A link</a>, <strong>what matters</strong>,{' '}
        <em>a tone</em>, <code>17DEF</code>, 3/8&quot;, 131 panels.
      </p>
      <p className={styles['text-small']}>
        <Token name="text-small" /> A small line stands beside something larger.
      </p>
    </>
  );
}
