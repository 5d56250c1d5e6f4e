import type {FinderAnswer} from '../../finderAnswer';
import type {MeasuredPanel} from '../../../geometry/measure';
import type {Known} from './known';
import {Deciding, EdgesFound} from './EdgesFound';
import Fact from './Fact';
import {Hints, NamesGo} from './Hints';
import PanelAnswer from './PanelAnswer';
import PanelMore from './PanelMore';
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
      <Fact term="next to some of them, if a name was misread">
        <Chips all={chips} onAsk={onAsk} />
      </Fact>
    </dl>
  );
}

interface Props {
  /** None while nothing is asked. */
  answer?: FinderAnswer;
  known: Known;
  measured: ReadonlyMap<string, MeasuredPanel>;
  onAsk: (typed: string) => void;
}

/** What stands beside the map on a wide screen. */
function Near({answer, known, measured, onAsk}: Props) {
  if (answer?.kind === 'panel') return <PanelAnswer panel={answer.panel} {...{measured, onAsk}} />;
  if (answer?.kind === 'strut')
    return <StrutAnswer strut={answer.strut} known={known} onAsk={onAsk} />;
  if (answer?.kind === 'edges' && answer.count > 1)
    return <Deciding answer={answer} onAsk={onAsk} />;
  return (
    <>
      {answer?.kind === 'neighbors' && <PartlyNext fits={answer.partly} onAsk={onAsk} />}
      <Hints />
    </>
  );
}

/** What stands below map and field, over the whole width. */
function Rest({answer, known, measured, onAsk}: Props) {
  if (answer?.kind === 'panel')
    return <PanelMore panel={answer.panel} {...{known, measured, onAsk}} />;
  if (answer?.kind === 'strut') return null;
  if (answer?.kind === 'edges' && answer.count > 1)
    return <EdgesFound answer={answer} panels={known.panels} onAsk={onAsk} />;
  return <NamesGo />;
}

/** What the finder says below its title: all of a panel or a strut, else what helps to find one. */
export default function Answer(props: Props) {
  return (
    <>
      <div className={styles.near}>
        <Near {...props} />
      </div>
      <div className={styles.rest}>
        <Rest {...props} />
      </div>
    </>
  );
}
