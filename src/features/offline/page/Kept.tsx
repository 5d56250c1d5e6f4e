import SiteLink from '@site/src/ui/SiteLink';
import Split from '@site/src/ui/Split';
import styles from './styles.module.css';

interface Props {
  /** With a page where there is one to open. */
  kept: readonly {what: string; href?: string; more: string}[];
  leftOut: readonly {what: string; instead: string}[];
}

/** What a device keeps, on a phone by name alone, and beside it what it does not. */
export default function Kept({kept, leftOut}: Props) {
  return (
    <Split>
      <div className={styles.list}>
        <h2>what is saved</h2>
        <ul className={styles.kept}>
          {kept.map(({what, href, more}) => (
            <li key={what}>
              {href ? <SiteLink href={href}>{what}</SiteLink> : <b>{what}</b>}
              <span className="unseen-on-phones">: {more}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.list}>
        <h2>what is left out</h2>
        <ul>
          {leftOut.map(({what, instead}) => (
            <li key={what}>
              {what}: <span>{instead}</span>
            </li>
          ))}
        </ul>
      </div>
    </Split>
  );
}
