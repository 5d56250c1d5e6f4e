import type {ShoppingGroup} from '../shoppingGroups';
import styles from './styles.module.css';

/** Drawn in a square of 24, with strokes. */
const drawings: Partial<Record<ShoppingGroup, string>> = {
  'people at the peak':
    'M9 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 20v-2a6 5 0 0 1 12 0v2M15.5 5a2.5 2.5 0 1 1 0 5M18 13.5a5 5 0 0 1 3 4.5v2',
  'fastenings between panels': 'M3 4h8v16L3 16zM21 4h-6v16l6-4zM8 9h9M8 14h9',
  'for everybody': 'M3 17h18M5 17c0-9 4-11 7-11s7 2 7 11M10 6v6M14 6v6',
  bolts: 'M8 3h8l2 3-2 3H8L6 6zM10 9v12h4V9M10 13l4 2M10 17l4 2',
  'nuts, washers, sets': 'M7 3h10l5 9-5 9H7l-5-9zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  screws: 'M6 3h12l-3 5H9zM10 8v8l2 5 2-5V8M10 11l4 2M10 15l4 2',
  'zip ties': 'M15 3h5v6h-5zM15 6H9a6 6 0 1 0 6 7V9M9 9v3M6 10l1 3',
  tools: 'M14 3a5 5 0 0 0-3 7L3 18l3 3 8-8a5 5 0 0 0 7-6l-3 3-4-1-1-4z',
  parts: 'M3 20 8 4h8l5 16M5.5 13h13M8 4l10 9M16 4 6 13',
  panels: 'M12 3 3 12l6 9 12-4zM12 3l-3 18M12 3l9 14M3 12l18 5',
};

/** The sign over an aisle; its name stands beside it. */
export default function AisleSign({group}: {group: ShoppingGroup}) {
  const d = drawings[group];
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d ?? 'M8 9a4 4 0 1 1 5 4c-1 .5-1 1-1 3M12 19v1'} />
    </svg>
  );
}
