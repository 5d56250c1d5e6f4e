import Link from '@docusaurus/Link';
import {crews} from '../../../model/crews';
import type {PanelInfo} from '../../../model/panelFile';
import {panelOrder, type PanelOrder} from '../../panelOrder';
import type {MapView} from '../../panelViews';
import Sizes from '../../../task/Sizes';
import OrderText from '../../OrderText';
import OwnShapes from '../OwnShape';
import {edgesOf, undrawn} from '../edges';
import type {Known} from './known';
import {groupsNamed, STRUT, strutsOf, strutText} from '../../../model/struts';
import type {StrutGroup} from '../../../model/types';
import Chips from './Chips';
import styles from './styles.module.css';

interface HangsOnProps {
  /** Of a panel. */
  name: string;
  struts: readonly StrutGroup[];
  onAsk: (typed: string) => void;
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
    <>
      <dt>Hangs on</dt>
      <dd>
        <Chips all={chips} onAsk={onAsk} />
        {own.some(({uncertain}) => uncertain) && (
          <p className={styles.soft}>What has a question mark is not certain. Count on site.</p>
        )}
        {alike && (
          <p>
            Strut {name} is not this panel. It is one of the struts {alike.name}.
          </p>
        )}
      </dd>
    </>
  );
}

interface Props {
  panel: PanelInfo;
  known: Known;
  views: readonly MapView[];
  /** The one that the map shows. */
  view: MapView;
  onAsk: (name: string) => void;
}

function Order({name, order: {group, title, place, of}}: {name: string; order: PanelOrder}) {
  const crew = crews.find(({id}) => id === group.crew);
  return (
    <>
      <dt>Hanging order</dt>
      <dd>
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
      </dd>
      <dt>Read</dt>
      <dd className={styles.links}>
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
      </dd>
    </>
  );
}

/** All that is known of a panel besides its name. */
export default function PanelAnswer({panel, known, views, view, onAsk}: Props) {
  const {name, neighbours} = panel;
  // None where the figures do not hang it.
  const order = panelOrder(name, known.groups, known.titles);
  const edges = edgesOf(panel, view, views);
  const missing = undrawn(panel, views);
  const directionOf = (neighbour: string) =>
    edges.flatMap((seen) => seen.edges).find((edge) => edge.neighbour === neighbour)?.direction;
  const neighbors = neighbours.map((neighbour) => ({
    name: neighbour,
    hash: neighbour,
    words: directionOf(neighbour) ?? 'edge not drawn here',
  }));
  return (
    <dl className={styles.list}>
      <dt>Neighbors</dt>
      <dd>
        <Chips all={neighbors} onAsk={onAsk} />
        {missing.length > 0 && (
          <p className={styles.soft}>
            Where {name} meets {missing.join(' and ')} is on no map that we have. Go by the labels.
          </p>
        )}
      </dd>
      <HangsOn name={name} struts={known.struts} onAsk={onAsk} />
      {order ? (
        <Order name={name} order={order} />
      ) : (
        <>
          <dt>Hanging order</dt>
          <dd>Nobody has written down when it is hung. Ask the setup lead.</dd>
        </>
      )}
      <dt>Which way is up</dt>
      <dd>
        <OwnShapes panel={panel} seen={edges} />
        <p>
          Up is up on this map, and on this drawing. The arrow on the panel’s own labels points up
          too.
        </p>
      </dd>
    </dl>
  );
}
