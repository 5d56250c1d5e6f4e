import {useState} from 'react';
import PillButton from '@site/src/components/PillButton';
import {csv} from '@site/src/lib/guide/csv';
import {shoppingTable, shoppingText} from '@site/src/lib/guide/shopping';
import type {Figures} from '@site/src/lib/guide/types';
import styles from './styles.module.css';

/** Hands the reader a file that is made on the device. */
function download(text: string, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Takes the list along: as text, as a file for a spreadsheet, on paper. Not there without script. */
export default function ShoppingActions({figures}: {figures: Figures}) {
  const [state, setState] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shoppingText(figures));
      setState('Copied.');
    } catch {
      // Refused, or not there because the page came without https.
      setState('The browser did not let us copy. Download or print the list instead.');
    }
  };
  const save = () => {
    download(csv(shoppingTable(figures)), `baaahs-setup-${figures.year}.csv`);
    setState('Downloaded.');
  };
  return (
    <div className={styles.actions}>
      <PillButton onClick={() => void copy()}>copy as text</PillButton>
      <PillButton onClick={save}>download CSV</PillButton>
      <PillButton onClick={() => window.print()}>print</PillButton>
      <span role="status">{state}</span>
    </div>
  );
}
