import type {FinderAnswer} from '../../finderAnswer';
import type {MeasuredPanel} from '../../../geometry/measure';
import type {Known} from './known';
import EdgesFound from './EdgesFound';
import PanelAnswer from './PanelAnswer';
import StrutAnswer from './StrutAnswer';
import type {Fit} from '../../neighbors';
import {listed} from '@site/src/text/listed';
import Chips from './Chips';
import styles from './styles.module.css';

/** The panels that have some of the neighbors asked for: one of them may have been misread. */
function PartlyNext({fits, onAsk}: {fits: readonly Fit[]; onAsk: (typed: string) => void}) {
  if (fits.length === 0) return null;
  const chips = fits.map(({panel: {name}, shared}) => ({
    name,
    hash: name,
    words: `next to ${listed(shared)}`,
  }));
  return (
    <dl className={styles.list}>
      <dt>Next to some of them, if a name was misread</dt>
      <dd>
        <Chips all={chips} onAsk={onAsk} />
      </dd>
    </dl>
  );
}

/** What helps while no panel is shown. */
function Hints() {
  return (
    <div className={styles.hints}>
      <p>
        <strong>Its label is gone?</strong>
      </p>
      <ul>
        <li>Look at its other edges. Nearly every edge has a label.</li>
        <li>
          Measure its edges, one after the other, clockwise as you stand outside. Three are enough
          for nearly every panel.
        </li>
        <li>
          Look at the panels that it was next to. Two that you can read are mostly enough: few pairs
          of neighbors fit two panels, none fits more.
          <span hidden data-without-script>
            Look for the row of the table below that has them as neighbors.
          </span>
        </li>
        <li>Hold it the right way up, and look for its shape on the map.</li>
      </ul>
      <p>
        <strong>How names go:</strong> D at the end is the party side, P the business side. F before
        the number is the front and the head, R the rear. A number with three letters, such as
        17ABC, is a group of struts.
      </p>
    </div>
  );
}

interface Props {
  /** None while nothing is asked. */
  answer?: FinderAnswer;
  known: Known;
  measured: ReadonlyMap<string, MeasuredPanel>;
  onAsk: (typed: string) => void;
}

/** What the finder says below its title: all of a panel or a strut, else what helps to find one. */
export default function Answer({answer, known, measured, onAsk}: Props) {
  if (answer?.kind === 'panel')
    return <PanelAnswer panel={answer.panel} {...{known, measured, onAsk}} />;
  if (answer?.kind === 'strut')
    return <StrutAnswer strut={answer.strut} known={known} onAsk={onAsk} />;
  if (answer?.kind === 'edges' && answer.count > 1)
    return <EdgesFound answer={answer} panels={known.panels} onAsk={onAsk} />;
  return (
    <>
      {answer?.kind === 'neighbors' && <PartlyNext fits={answer.partly} onAsk={onAsk} />}
      <Hints />
    </>
  );
}
