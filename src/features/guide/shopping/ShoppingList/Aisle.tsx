import type {ReactNode} from 'react';
import AisleSign from '../AisleSign';
import type {ShoppingGroup} from '../shoppingGroups';
import styles from './styles.module.css';

/** What lies together in a shop or on the truck, or is counted together, under its sign. */
export default function Aisle({group, children}: {group: ShoppingGroup; children: ReactNode}) {
  return (
    <div role="group" className={styles.aisle} aria-label={group}>
      <div className={styles.title}>
        <AisleSign group={group} />
        {group}
      </div>
      {children}
    </div>
  );
}
