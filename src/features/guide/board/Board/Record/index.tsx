import {csv} from '@site/src/text/csv';
import {download} from '@site/src/ui/browser/download';
import PillButton from '@site/src/ui/PillButton';
import type {Place} from '../../../model/types';
import {recordTable} from '../../recordTable';
import type {Span} from '../../spans';
import {spanText} from '../../words';
import CrewName from '../CrewName';
import styles from './styles.module.css';

interface Props {
  year: string;
  place: Place;
  spans: readonly Span[];
}

/** How long tasks took, by the board's own clock, and the way to keep it for next year. */
export default function Record({year, place, spans}: Props) {
  const save = () =>
    download(csv(recordTable(year, place, spans)), `baaahs-board-${year}-${place}.csv`);
  return (
    <section className={styles.record}>
      <h2>how long it took</h2>
      <p>
        How long a task takes is not written down. This board notes when codes came: from one that
        has a task open to the next that has it done. It is as exact as codes are frequent; breaks
        and nights are in it.
      </p>
      {spans.length === 0 ? (
        <p>It takes two codes of a crew, and a task that was finished in between.</p>
      ) : (
        <>
          <ul className={styles.spans}>
            {spans.map((span) => (
              <li key={`${span.crew} ${span.tasks[0]?.id}`}>
                <CrewName id={span.crew} /> {spanText(span)}.
              </li>
            ))}
          </ul>
          <PillButton look="solid" onClick={save}>
            keep the record for next year (CSV)
          </PillButton>
        </>
      )}
      <p>It stays on this device, and goes when the board is cleared.</p>
    </section>
  );
}
