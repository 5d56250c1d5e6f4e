import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import AisleSign from '../AisleSign';
import type {ShoppingGroup} from '../shoppingGroups';
import styles from './styles.module.css';

interface Props {
  group: ShoppingGroup;
  /** Of what a line of another aisle leads to. */
  id?: string;
  children: ReactNode;
}

/** What lies together in a shop or on the truck, or is counted together, under its sign. */
export default function Aisle({group, id, children}: Props) {
  useBrokenLinks().collectAnchor(id);
  return (
    <div role="group" id={id} className={styles.aisle} aria-label={group}>
      <div className={styles.title}>
        <AisleSign group={group} />
        {group}
      </div>
      {children}
    </div>
  );
}
