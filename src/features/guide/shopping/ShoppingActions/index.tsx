import {useState} from 'react';
import PillButton from '@site/src/ui/PillButton';
import type {Joined} from '../../model/fastenings';
import {shoppingTable, shoppingText} from '../shopping';
import type {Figures} from '../../model/types';
import styles from './styles.module.css';

/**
 * Keeps a spreadsheet from taking a text for a formula: such a cell begins with an apostrophe.
 */
const harmless = (cell: string) => (/^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/**
 * A table as CSV (RFC 4180: CRLF, every cell in quotes), led by a byte order mark by which Excel
 * knows that it is UTF-8.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Hands the reader a file that is made on the device. */
function download(text: string, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

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
      <PillButton onClick={() => void copy()}>copy as text</PillButton>
      <PillButton onClick={save}>download CSV</PillButton>
      <PillButton onClick={() => window.print()}>print</PillButton>
      <span role="status">{state}</span>
    </div>
  );
}
