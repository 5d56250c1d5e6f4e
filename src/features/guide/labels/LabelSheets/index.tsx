import {lazy, Suspense, useDeferredValue, type ReactNode, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {labelsFor, sectionsOf, addressOf, NOTHING, readChoice, type LabelChoice} from '../choice';
import type {MeasuredMap} from '../../model/panelFile';
import type {StrutGroup} from '../../model/types';
import Blank from './Blank';
import Chooser from './Chooser';
import styles from './styles.module.css';
import {useLateAddress} from '@site/src/ui/hooks/useLateAddress';

/** Whose labels are shown, and how to choose others. It follows the address; nothing before that. */
function useLabelChoice(map: MeasuredMap) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [seen, setSeen] = useState<object>();
  const [choice, setChoice] = useState(NOTHING);
  const setAddress = useLateAddress(location);
  if (isBrowser && seen !== location) {
    setSeen(location);
    setChoice(readChoice(location.search, map));
  }
  const choose = (part: Partial<LabelChoice>) => {
    const next = {...choice, ...part};
    setChoice(next);
    setAddress((present) => addressOf(next, present));
  };
  return {choice, choose};
}

/** Loaded with the first choice: it brings what draws the codes, which is lighter than the codes. */
const Sheets = lazy(() => import('./Sheets'));

interface Props {
  /** The year's panels and their measures. */
  map: MeasuredMap;
  /** All of its struts, which have no labels. */
  struts: readonly StrutGroup[];
  /** How to choose, print and stick them, in a sentence or three. */
  how: string;
  /** What stands here where no script runs. */
  children?: ReactNode;
}

/** Labels for the edges of panels, chosen on the page or by its address, ready to print. */
export default function LabelSheets({map, struts, how, children}: Props) {
  const {choice, choose} = useLabelChoice(map);
  const {labels, unknown} = labelsFor(choice, map);
  const shown = useDeferredValue(labels);
  return (
    <>
      <div className={styles.desk}>
        <Chooser
          how={how}
          choice={choice}
          sections={sectionsOf(map)}
          count={labels.length}
          unknown={unknown}
          struts={struts}
          onChoose={choose}
        />
        {shown.length > 0 ? (
          <div className={styles.sheets} role="region" aria-label="sheets" tabIndex={0}>
            <Suspense fallback={<p role="status">The labels are being drawn.</p>}>
              <Sheets labels={shown} geometry={map.geometry} />
            </Suspense>
          </div>
        ) : (
          <div className={styles.none}>
            <Blank />
          </div>
        )}
      </div>
      <div hidden data-without-script>
        {children}
      </div>
    </>
  );
}
