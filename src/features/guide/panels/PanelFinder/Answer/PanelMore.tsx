import Link from '@docusaurus/Link';
import {crews} from '../../../model/crews';
import type {PanelInfo} from '../../../model/panelFile';
import {panelOrder, type PanelOrder} from '../../../model/panelOrder';
import {groupsNamed, STRUT, strutsOf, strutText} from '../../../model/struts';
import type {StrutGroup} from '../../../model/types';
import type {MeasuredPanel} from '../../../geometry/measure';
import Sizes from '../../../task/Sizes';
import OrderText from '../../OrderText';
import type {Known} from './known';
import Chips from './Chips';
import Fact from './Fact';
import Measures from './Measures';
import styles from './styles.module.css';

interface Ask {
  onAsk: (typed: string) => void;
}

interface HangsOnProps extends Ask {
  /** Of a panel. */
  name: string;
  struts: readonly StrutGroup[];
}

/** The struts that a panel hangs on, and that a strut of its own name is another thing. */
function HangsOn({name, struts, onAsk}: HangsOnProps) {
  const own = strutsOf(name, struts);
  const [alike] = groupsNamed(name, struts);
  if (own.length === 0 && !alike) return null;
  const chips = own.map((group) => ({
    name: strutText(group),
    hash: STRUT + group.name,
    words: 'struts',
  }));
  return (
    <Fact term="hangs on">
      <Chips all={chips} onAsk={onAsk} />
      {own.some(({uncertain}) => uncertain) && (
        <p className={styles.soft}>What has a question mark is not certain. Count on site.</p>
      )}
      {alike && (
        <p>
          Strut {name} is not this panel. It is one of the struts {alike.name}.
        </p>
      )}
    </Fact>
  );
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

function Read({order: {group, title}}: {order: PanelOrder}) {
  const crew = crews.find(({id}) => id === group.crew);
  return (
    <Fact term="read">
      <span className={styles.links}>
        {/* The guide lies one folder up, in a frozen year too. */}
        <Link to={`../#${group.task}`} className="tap-line">
          {title}
        </Link>
        <Link to={`../#${group.crew}`} className="tap-line">
          all of the {crew?.edition}
        </Link>
        <Link to="../#general-knowledge-hanging" className="tap-line">
          how panels are hung
        </Link>
      </span>
    </Fact>
  );
}

interface Props extends Ask {
  panel: PanelInfo;
  measured: ReadonlyMap<string, MeasuredPanel>;
  known: Known;
}

/** What else is known of a panel: when it is its turn, what was measured, what carries it, where the guide has it. */
export default function PanelMore({panel, measured, known, onAsk}: Props) {
  const {name} = panel;
  const own = measured.get(name);
  // None where the figures do not hang it.
  const order = panelOrder(name, known.groups, known.titles);
  return (
    <dl className={styles.list}>
      <Fact term="hanging order">
        {order ? (
          <Order name={name} order={order} />
        ) : (
          'Nobody has written down when it is hung. Ask the setup lead.'
        )}
      </Fact>
      {own && <Measures panel={panel} own={own} measured={measured} onAsk={onAsk} />}
      <HangsOn name={name} struts={known.struts} onAsk={onAsk} />
      {order && <Read order={order} />}
    </dl>
  );
}
