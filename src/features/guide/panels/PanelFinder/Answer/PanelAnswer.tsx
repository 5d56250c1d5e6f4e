import type {PanelInfo} from '../../../model/panelFile';
import Lengths from '../../Lengths';
import TopCorner from '../../TopCorner';
import type {MeasuredPanel} from '../../../geometry/measure';
import {facingEdges} from '../../facing';
import {useLength} from '../../units';
import Chips from './Chips';
import Fact from './Fact';
import styles from './styles.module.css';

interface Props {
  panel: PanelInfo;
  measured: ReadonlyMap<string, MeasuredPanel>;
  onAsk: (typed: string) => void;
}

/** The neighbors of a panel, each with where it is and how long the edge. */
function Neighbors({panel, own, onAsk}: Pick<Props, 'panel' | 'onAsk'> & {own?: MeasuredPanel}) {
  const inWords = useLength();
  const edges = own ? facingEdges(own) : [];
  const wordsFor = (neighbor: string) => {
    const shared = edges.filter((edge) => edge.neighbor === neighbor);
    return shared.map(({direction, length}) => `${direction},\n${inWords(length)}`).join(' and ');
  };
  const all = panel.neighbours.map((name) => ({name, hash: name, words: wordsFor(name)}));
  return <Chips all={all} onAsk={onAsk} />;
}

function HowHigh({own: {highest, lowest}}: {own: MeasuredPanel}) {
  const inWords = useLength();
  return (
    <Fact term="how high">
      <TopCorner highest={highest} height={inWords(highest)} />{' '}
      <Lengths>{`Its lowest corner: ${inWords(lowest)}.`}</Lengths>
    </Fact>
  );
}

/** What one hangs a panel by: its neighbors, and how high it hangs. */
export default function PanelAnswer({panel, measured, onAsk}: Props) {
  const own = measured.get(panel.name);
  return (
    <dl className={styles.list}>
      <Fact term="neighbors">
        <Neighbors panel={panel} own={own} onAsk={onAsk} />
      </Fact>
      {own && <HowHigh own={own} />}
    </dl>
  );
}
