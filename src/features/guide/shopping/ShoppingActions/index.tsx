import {useState} from 'react';
import {csv} from '@site/src/text/csv';
import {download} from '@site/src/ui/browser/download';
import PillButton from '@site/src/ui/PillButton';
import type {Joined} from '../../model/fastenings';
import {shoppingTable, shoppingText} from '../shopping';
import type {Figures} from '../../model/types';
import styles from './styles.module.css';

interface Props {
  figures: Figures;
  /** Of the year's panel map: their edges say how many fastenings there are at least. */
  panels?: readonly Joined[];
}

/** Takes the list along: as text, as a file for a spreadsheet, on paper. Not there without script. */
export default function ShoppingActions({figures, panels}: Props) {
  const [state, setState] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shoppingText(figures, panels));
      setState('Copied.');
    } catch {
      // Refused, or not there because the page came without https.
      setState('The browser did not let us copy. Download or print the list instead.');
    }
  };
  const save = () => {
    download(csv(shoppingTable(figures, panels)), `baaahs-setup-${figures.year}.csv`);
    setState('Downloaded.');
  };
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <PillButton onClick={() => void copy()}>copy as text</PillButton>
        <PillButton onClick={save}>download CSV</PillButton>
        <PillButton onClick={() => window.print()}>print</PillButton>
      </div>
      <span role="status">{state}</span>
    </div>
  );
}
