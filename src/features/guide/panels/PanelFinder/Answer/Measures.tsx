import PillButton from '@site/src/ui/PillButton';
import {listed} from '@site/src/text/listed';
import type {MeasuredPanel} from '../../../geometry/measure';
import {mirrorOf} from '../../../geometry/mirror';
import type {PanelInfo} from '../../../model/panelFile';
import PanelShape from '../../PanelShape';
import {setMetric, useLength, useMetric} from '../../units';
import Chips from './Chips';
import Fact from './Fact';
import styles from './styles.module.css';

interface Props {
  panel: PanelInfo;
  own: MeasuredPanel;
  measured: ReadonlyMap<string, MeasuredPanel>;
  onAsk: (typed: string) => void;
}

/** Where a panel bends, and which of its edges the labels leave out. */
function ShapeWords({panel, own}: Pick<Props, 'panel' | 'own'>) {
  const bends = own.folds.map(({angle}) => `${Math.round(angle)}°`);
  const unlabelled = own.edges.flatMap(({neighbor}) =>
    neighbor && !panel.neighbours.includes(neighbor) ? [neighbor] : [],
  );
  if (bends.length + unlabelled.length === 0) return null;
  return (
    <p>
      {bends.length > 0 &&
        `It bends by ${listed(bends)} at the dashed ${bends.length > 1 ? 'lines' : 'line'} and is drawn unfolded. `}
      {unlabelled.length > 0 && `It also meets ${listed(unlabelled)}, which no label says.`}
    </p>
  );
}

function Mirror({own, measured, onAsk}: Omit<Props, 'panel'>) {
  const twin = mirrorOf(own, measured);
  if (!twin) return null;
  return (
    <Fact term="its mirror">
      <Chips all={[{name: twin.name, hash: twin.name, words: 'mirror image'}]} onAsk={onAsk} />
      <p>
        {twin.name} has the same edges the other way round. Hold it with the arrow up and the label
        outside.
      </p>
    </Fact>
  );
}

/** What was measured of a panel: its true shape with its lengths, how large it is, its mirror. */
export default function Measures({panel, own, measured, onAsk}: Props) {
  const inWords = useLength();
  const isMetric = useMetric();
  return (
    <>
      <Fact term="true shape, from outside, up is up">
        <figure className={styles.figure}>
          <PanelShape panel={own} crew={panel.crew} inWords={inWords} />
        </figure>
        <PillButton
          className={`needs-script screen-only marks-choice ${styles.units}`}
          aria-pressed={isMetric}
          onClick={() => setMetric(!isMetric)}
        >
          in centimeters
        </PillButton>
        <ShapeWords panel={panel} own={own} />
      </Fact>
      <Fact term="how large">
        About {own.area.toFixed(own.area < 2 ? 1 : 0)} square feet. All lengths are good to about an
        inch: panels have been recut over the years.
      </Fact>
      <Mirror own={own} measured={measured} onAsk={onAsk} />
    </>
  );
}
