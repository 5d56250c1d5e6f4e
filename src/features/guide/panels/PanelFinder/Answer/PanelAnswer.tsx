import type {PanelInfo} from '../../../model/panelFile';
import {panelOrder, type PanelOrder} from '../../../model/panelOrder';
import Sizes from '../../../task/Sizes';
import Lengths from '../../Lengths';
import OrderText from '../../OrderText';
import TopCorner from '../../TopCorner';
import type {MeasuredPanel} from '../../../geometry/measure';
import {facingEdges} from '../../facing';
import {useLength} from '../../units';
import type {Known} from './known';
import Chips from './Chips';
import Fact from './Fact';
import styles from './styles.module.css';

interface Props {
  panel: PanelInfo;
  measured: ReadonlyMap<string, MeasuredPanel>;
  known: Known;
  onAsk: (typed: string) => void;
}

function Order({name, order: {group, place, of}}: {name: string; order: PanelOrder}) {
  return (
    <>
      <OrderText group={group} strong={name} />
      {of > 1 && ` It is number ${place} of the ${of} in this task.`}
      {group.note && (
        <>
          {' '}
          <Sizes>{group.note}</Sizes>
        </>
      )}
      {group.unlisted?.includes(name) &&
        ` No order list that we have names ${name}. If you are unsure, ask the setup lead.`}
    </>
  );
}

/** The neighbors of a panel, each with where it is and how long the edge. */
function Neighbors({panel, own, onAsk}: Pick<Props, 'panel' | 'onAsk'> & {own?: MeasuredPanel}) {
  const inWords = useLength();
  const edges = own ? facingEdges(own) : [];
  const wordsFor = (neighbor: string) => {
    const shared = edges.filter((edge) => edge.neighbor === neighbor);
    return shared.map(({direction, length}) => `${direction}, ${inWords(length)}`).join(' and ');
  };
  const all = panel.neighbours.map((name) => ({name, hash: name, words: wordsFor(name)}));
  return <Chips all={all} onAsk={onAsk} />;
}

function HowHigh({own: {highest, lowest}}: {own: MeasuredPanel}) {
  const inWords = useLength();
  return (
    <Fact term="How high">
      <TopCorner highest={highest} height={inWords(highest)} />{' '}
      <Lengths>{`Its lowest corner: ${inWords(lowest)}.`}</Lengths>
    </Fact>
  );
}

/** What one hangs a panel by: its neighbors, how high it hangs, and when it is its turn. */
export default function PanelAnswer({panel, measured, known, onAsk}: Props) {
  const {name} = panel;
  const own = measured.get(name);
  // None where the figures do not hang it.
  const order = panelOrder(name, known.groups, known.titles);
  return (
    <dl className={styles.list}>
      <Fact term="Neighbors">
        <Neighbors panel={panel} own={own} onAsk={onAsk} />
      </Fact>
      {own && <HowHigh own={own} />}
      <Fact term="Hanging order">
        {order ? (
          <Order name={name} order={order} />
        ) : (
          'Nobody has written down when it is hung. Ask the setup lead.'
        )}
      </Fact>
    </dl>
  );
}
