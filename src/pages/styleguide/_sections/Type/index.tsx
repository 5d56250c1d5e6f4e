import styles from './styles.module.css';

/** Sizes by token, from the largest, each with the words it is for. */
const sizes = [
  ['text-h1', 'a page’s title'],
  ['text-h2', 'a stretch of it'],
  ['text-h3', 'a card, a task'],
  ['text-h4', 'a small heading'],
] as const;

export default function Type() {
  return (
    <>
      {sizes.map(([token, use]) => (
        <p key={token} className={styles[token]}>
          {use} <code>{token}</code>
        </p>
      ))}
      <p className={styles['text-lead']}>
        A lead says in two lines what the page is for. <code>text-lead</code>
      </p>
      <p className={styles.running}>
        Running text is set in Atkinson Hyperlegible, drawn for people who see little and useful to
        those who read in the sun. <a href="#type">A link</a>, <strong>what matters</strong>,{' '}
        <em>a tone</em>, <code>17DEF</code>, 3/8&quot;, 131 panels.
      </p>
      <p className={styles['text-small']}>
        A small line stands beside something larger. <code>text-small</code>
      </p>
    </>
  );
}
