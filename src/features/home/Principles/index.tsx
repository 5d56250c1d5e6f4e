import type {Principle} from '@site/src/data/schema';
import WholeWords from '../../../ui/WholeWords';
import PrincipleIcon from '../PrincipleIcon';
import styles from './styles.module.css';

/** The wall of principles: a card each, with its icon. */
export default function Principles({principles}: {principles: readonly Principle[]}) {
  return (
    <ul className={styles.wall}>
      {principles.map(({title, subtitle, icon}) => (
        <li key={title} className={styles.card} data-reveal>
          <PrincipleIcon name={icon} />
          <h3>
            <WholeWords text={title} />
          </h3>
          <p>{subtitle}</p>
        </li>
      ))}
    </ul>
  );
}
