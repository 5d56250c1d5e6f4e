import {useMemo} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PanelLabel} from '../../types';
import {measurePanels} from '../../../geometry/measure';
import type {Geometry} from '../../../model/types';
import {usePanelsPage} from '../../../panels/usePanelsPage';
import Label from '../Label';
import SheepHead from '../SheepHead';
import stack from '../stack.module.css';
import {PER_SHEET, sheetsFor} from '../sheets';
import styles from './styles.module.css';

interface Props {
  labels: readonly PanelLabel[];
  geometry: Geometry;
}

/** Labels on sheets of paper, with lines to cut along. */
export default function Sheets({labels, geometry}: Props) {
  const measured = useMemo(() => measurePanels(geometry), [geometry]);
  // The codes lead to the panels of the year that is shown.
  const pages = `${useDocusaurusContext().siteConfig.url}${usePanelsPage()}#`;
  const sheets = Array.from({length: sheetsFor(labels.length)}, (_, i) =>
    labels.slice(i * PER_SHEET, (i + 1) * PER_SHEET),
  );
  return (
    // What is printed has the colors of the day, whichever theme is on.
    <div className={clsx(stack.stack, styles.sheets)} data-theme="light" data-labels>
      <SheepHead />
      {sheets.map((sheet, i) => (
        <ul
          key={i}
          className={clsx(stack.sheet, styles.sheet)}
          aria-label={`sheet ${i + 1} of ${sheets.length}`}
        >
          {sheet.map(({panel, neighbor}) => (
            <li key={`${panel.name} ${neighbor}`}>
              <Label
                panel={panel}
                neighbor={neighbor}
                measured={measured.get(panel.name)}
                address={pages + encodeURIComponent(panel.name)}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
