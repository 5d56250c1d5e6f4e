import Link from '@docusaurus/Link';
import {crewOf, crews} from '../../model/crews';
import {crewName, dangerAnchor, dangerName} from '../../model/names';
import {useCrew} from '../../edition/edition';
import type {CrewId, Danger, Figures} from '../../model/types';
import DangerSign from '../DangerSign';
import Sizes from '../Sizes';
import styles from './styles.module.css';

interface Place {
  /** Heading of the section that it stands in. */
  heading: string;
  /** Number of the step that it guards. */
  step?: number;
}

interface Props {
  figures: Figures;
  /** Only this crew's; those of all crews, one list each, when not said. */
  crew?: CrewId;
  /** Where each stands in the text, by its id, as JSON: src/features/guide/markdown writes it. */
  places?: string;
}

function Item({danger, place}: {danger: Danger; place?: Place}) {
  const {id, kind, up} = danger;
  return (
    <li>
      <DangerSign kind={kind} />
      <div>
        <p>
          <strong>{dangerName(danger)}:</strong> <Sizes>{up}</Sizes>
        </p>
        {place && (
          <Link to={`#${dangerAnchor(id)}`} className="row-link" data-interface>
            {place.step ? `${place.heading}, step ${place.step}` : place.heading}
          </Link>
        )}
      </div>
    </li>
  );
}

function Items({dangers, placeOf}: {dangers: Danger[]; placeOf: Record<string, Place>}) {
  return (
    <ul className={styles.list}>
      {dangers.map((danger) => (
        <Item key={danger.id} danger={danger} place={placeOf[danger.id]} />
      ))}
    </ul>
  );
}

/**
 * All that can hurt somebody, each with the way to the step that it guards. Other crews' are out of the
 * way while one crew's edition is shown.
 */
export default function DangerList({figures, crew, places = '{}'}: Props) {
  const shown = useCrew();
  const placeOf = JSON.parse(places) as Record<string, Place>;
  const {dangers = []} = figures;
  const groups = [undefined, ...crews.map(({id}) => id)]
    .filter((id) => !crew || crew === id)
    .map((id) => ({id, own: dangers.filter(({task}) => (task && crewOf(task)) === id)}))
    .filter(({own}) => own.length > 0);
  return groups.map(({id, own}) => (
    <div
      key={id ?? 'all'}
      className={styles.dangers}
      data-dangers={id ?? 'all'}
      // The search has them at their steps, and all of them in one list.
      data-interface={crew}
      hidden={Boolean(id) && shown !== 'all' && shown !== id}
    >
      <p className={styles.title}>
        {crew ? 'what can hurt you here' : id ? crewName(id) : 'all crews'}
      </p>
      <Items dangers={own} placeOf={placeOf} />
    </div>
  ));
}
