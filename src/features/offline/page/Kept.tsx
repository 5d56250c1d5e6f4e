import SiteLink from '@site/src/ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  /** With a page where there is one to open. */
  kept: readonly {what: string; href?: string; more: string}[];
  leftOut: readonly {what: string; instead: string}[];
}

/** What a device keeps, ticked off like a packing list, and below it what it does not. */
export default function Kept({kept, leftOut}: Props) {
  return (
    <>
      <h2 className={styles.heading}>what is saved</h2>
      <ul className={styles.kept}>
        {kept.map(({what, href, more}) => (
          <li key={what}>
            {href ? <SiteLink href={href}>{what}</SiteLink> : <b>{what}</b>} <span>{more}</span>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>what is left out</h2>
      <ul className={styles.leftOut}>
        {leftOut.map(({what, instead}) => (
          <li key={what}>
            <b>{what}</b> <span>{instead}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
