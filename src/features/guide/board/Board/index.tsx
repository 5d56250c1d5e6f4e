import {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AskFirst from '@site/src/ui/AskFirst';
import PillButton from '@site/src/ui/PillButton';
import {useHashEntry} from '@site/src/ui/hooks/useHashEntry';
import {placeFor, placeStore, usePlace} from '../../edition/edition';
import type {GuideCrew} from '../../follow/outline';
import type {Joined} from '../../model/fastenings';
import type {Figures} from '../../model/types';
import {exampleRow} from '../exampleRow';
import {rowsOf} from '../row';
import {spansOf} from '../spans';
import {useDesk} from '../useDesk';
import {edgesOf} from '../waits/edges';
import {gatesOf} from '../waits/gates';
import Ask from './Ask';
import Begin from './Begin';
import Example from './Example';
import Intake from './Intake';
import Paper from './Paper';
import Record from './Record';
import Rows from './Rows';
import styles from './styles.module.css';
import Waits from './Waits';
import Alarm from './Waits/Alarm';
import {isBroken} from './Waits/states';

interface Props {
  crews: readonly GuideCrew[];
  figures: Figures;
  panels: readonly Joined[];
  /** What stands here where no script runs. */
  children?: ReactNode;
}

/** Other pages' headings stand after a # too. */
const isCode = (hash: string) => /ticks\d/i.test(hash);

/** All crews at once: each crew's code becomes a row, and what waits for whom follows from them. */
export default function Board({crews, figures, panels, children}: Props) {
  const {search} = useLocation();
  useEffect(() => placeStore.set(placeFor(search)), [search]);
  const place = usePlace();
  const hash = useHashEntry();
  const isBrowser = useIsBrowser();
  const year = String(figures.year);
  const desk = useDesk(year, place);
  const {arrivals, putAway, clear} = desk;
  const isEmpty = arrivals.length === 0;
  const example = isEmpty && exampleRow(crews, place);
  const rows = rowsOf(crews, place, arrivals);
  const spans = crews.flatMap((crew) => spansOf(crew, place, arrivals));
  const gates = gatesOf(figures, place, rows);
  const edges = edgesOf(panels, figures.hanging, rows);
  return (
    <div data-board>
      <div hidden data-without-script>
        {children}
      </div>
      <div className={styles.screen} data-interface>
        {isBrowser && (
          <>
            {isCode(hash) && <Ask key={hash} year={year} text={hash} onTake={desk.take} />}
            <div className={styles.desk} data-empty={isEmpty || undefined}>
              <Intake {...desk} />
              {gates.filter(isBroken).map((gate) => (
                <Alarm key={gate.id} {...gate} />
              ))}
              <Rows rows={rows} place={place} spans={spans} onPutAway={putAway} />
            </div>
            {isEmpty && <Begin>{example && <Example row={example} place={place} />}</Begin>}
            <Waits gates={gates} edges={edges} isKnown={!isEmpty} />
            <div className={styles.kept}>
              <Record year={year} place={place} spans={spans} />
              <section className={styles.paper}>
                <h2>on paper</h2>
                <p>
                  One sheet: all crews, what came of them so far, what waits for whom, and room for
                  a pen.
                </p>
                <div className={styles.actions}>
                  <PillButton onClick={() => window.print()}>
                    print one sheet for the table
                  </PillButton>
                  {!isEmpty && (
                    <AskFirst what="clear the board" keep="keep it" onYes={clear}>
                      <p>All rows and the record go.</p>
                    </AskFirst>
                  )}
                </div>
              </section>
            </div>
          </>
        )}
      </div>
      <Paper year={year} place={place} rows={rows} gates={gates} edges={edges} />
    </div>
  );
}
