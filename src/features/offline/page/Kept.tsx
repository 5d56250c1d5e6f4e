import clsx from 'clsx';
import Icon from '@site/src/ui/Icon';
import SiteLink from '@site/src/ui/SiteLink';
import {stateOf} from '../saved/report';
import {useKnown} from './useKnown';
import styles from './styles.module.css';

interface Props {
  /** With a page where there is one to open. */
  kept: readonly {what: string; href?: string; more: string}[];
  leftOut: readonly {what: string; instead: string}[];
}

/**
 * What a device keeps, ticked off like a packing list once all of it is there, and below it what it
 * does not.
 */
export default function Kept({kept, leftOut}: Props) {
  const device = useKnown();
  const isWhole = typeof device !== 'string' && stateOf(device) === 'ready';
  return (
    <div className={styles.lists}>
      <div>
        <h2 className={styles.heading}>what is saved</h2>
        <ul className={clsx(styles.kept, isWhole && styles.whole)}>
          {kept.map(({what, href, more}) => (
            <li key={what}>
              {href ? <SiteLink href={href}>{what}</SiteLink> : <b>{what}</b>} <span>{more}</span>
              {href && <Icon name="arrow-right" />}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={styles.heading}>what is left out</h2>
        <ul className={styles.leftOut}>
          {leftOut.map(({what, instead}) => (
            <li key={what}>
              <b>{what}</b> <span>{instead}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
