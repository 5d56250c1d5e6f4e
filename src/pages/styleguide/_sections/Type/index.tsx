import styles from './styles.module.css';

/** Sizes by token, from the largest, each with the words it is for. */
const sizes = [
  ['text-h1', 'page title'],
  ['text-h2', 'a stretch of it'],
  ['text-h3', 'a card, a task'],
  ['text-h4', 'a small heading'],
] as const;

export default function Type() {
  return (
    <>
      {sizes.map(([token, use]) => (
        <p key={token} className={styles[token]}>
          <code>{token}</code> {use}
        </p>
      ))}
      <p className={styles['text-lead']}>
        <code>text-lead</code> A lead says in two lines what the page is for.
      </p>
      <p className={styles.running}>
        Running text is set in Atkinson Hyperlegible, drawn for people who see little and useful to
        those who read in the sun. <a href="#type">A link</a>, <strong>what matters</strong>,{' '}
        <em>a tone</em>, <code>17DEF</code>, 3/8&quot;, 131 panels.
      </p>
      <p className={styles['text-small']}>
        <code>text-small</code> A small line stands beside something larger.
      </p>
    </>
  );
}
