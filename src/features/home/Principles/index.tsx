import type {Principle} from '@site/src/data/schema';
import PrincipleIcon from '../PrincipleIcon';
import styles from './styles.module.css';

/** A title in which no line ends at a hyphen. */
const inWords = (title: string) =>
  title
    .split(/(\S+-\S+)/)
    .map((piece, i) => (i % 2 === 1 ? <span key={piece}>{piece}</span> : piece));

/** The wall of principles: a card each, with its icon. */
export default function Principles({principles}: {principles: readonly Principle[]}) {
  return (
    <ul className={styles.wall}>
      {principles.map(({title, subtitle, icon}) => (
        <li key={title} className={styles.card} data-reveal>
          <PrincipleIcon name={icon} />
          <h3>{inWords(title)}</h3>
          <p>{subtitle}</p>
        </li>
      ))}
    </ul>
  );
}
