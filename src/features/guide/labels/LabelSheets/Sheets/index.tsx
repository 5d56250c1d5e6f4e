import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PanelLabel} from '../../types';
import type {PanelFile} from '../../../model/panelFile';
import {usePanelsPage} from '../../../panels/usePanelsPage';
import Label from '../Label';
import {PER_SHEET, sheetsFor} from '../sheets';
import styles from './styles.module.css';

interface Props {
  labels: readonly PanelLabel[];
  views: PanelFile['views'];
}

/** Labels on sheets of paper, with lines to cut along. */
export default function Sheets({labels, views}: Props) {
  // The codes lead to the panels of the year that is shown.
  const pages = `${useDocusaurusContext().siteConfig.url}${usePanelsPage()}#`;
  const sheets = Array.from({length: sheetsFor(labels.length)}, (_, i) =>
    labels.slice(i * PER_SHEET, (i + 1) * PER_SHEET),
  );
  return (
    // Paper is white, whichever theme is on.
    <div className={styles.sheets} data-theme="light" data-labels>
      {sheets.map((sheet, i) => (
        <ul key={i} className={styles.sheet} aria-label={`sheet ${i + 1} of ${sheets.length}`}>
          {sheet.map(({panel, neighbor}) => (
            <li key={`${panel.name} ${neighbor}`}>
              <Label
                panel={panel}
                neighbor={neighbor}
                views={views}
                address={pages + encodeURIComponent(panel.name)}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
