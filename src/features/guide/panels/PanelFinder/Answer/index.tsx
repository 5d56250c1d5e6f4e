import type {FinderAnswer} from '../../finderAnswer';
import type {MapView} from '../../panelViews';
import Hints from './Hints';
import type {Known} from './known';
import PanelAnswer from './PanelAnswer';
import PartlyNext from './PartlyNext';
import StrutAnswer from './StrutAnswer';

interface Props {
  /** None while nothing is asked. */
  answer?: FinderAnswer;
  known: Known;
  views: readonly MapView[];
  /** The one that the map shows. */
  view: MapView;
  onAsk: (typed: string) => void;
}

/** What the finder says below its title: all of a panel or a strut, else what helps to find one. */
export default function Answer({answer, known, views, view, onAsk}: Props) {
  if (answer?.kind === 'panel')
    return <PanelAnswer panel={answer.panel} known={known} {...{views, view, onAsk}} />;
  if (answer?.kind === 'strut')
    return <StrutAnswer strut={answer.strut} known={known} onAsk={onAsk} />;
  return (
    <>
      {answer?.kind === 'neighbors' && <PartlyNext fits={answer.partly} onAsk={onAsk} />}
      <Hints />
    </>
  );
}
