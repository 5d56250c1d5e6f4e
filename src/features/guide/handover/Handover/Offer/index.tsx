import {crewOf} from '../../../model/crews';
import {usePlace} from '../../../edition/edition';
import type {Handover} from '../../line/types';
import {boardFor, effectText, handoverText} from '../../line/words';
import {placeNames} from '../../../model/names';
import {useTicksAt} from '../../../task/ticks';
import PillButton from '../../../../../ui/PillButton';
import SiteLink from '../../../../../ui/SiteLink';
import Notice from '../Notice';
import styles from '../styles.module.css';

/** What came of adding: how many ticks are new, and whether the device keeps them. */
export interface Outcome {
  handover: Handover;
  added: number;
  kept: boolean;
}

interface Props {
  handover: Handover;
  onAdd: (outcome: Outcome) => void;
  onLeave: () => void;
}

/** Shows what a handover would add, and adds it when told to. Nothing is ever taken away. */
export default function Offer({handover, onAdd, onLeave}: Props) {
  const {year, place, crew, ticks} = handover;
  const chosen = usePlace();
  const here = useTicksAt(year, place);
  const own = [...here.ticks].filter((id) => crewOf(id) === crew).length;
  const added = ticks.filter((id) => !here.ticks.has(id)).length;
  const add = () => onAdd({handover, added, kept: here.add(ticks)});
  return (
    <Notice title={handoverText(handover)}>
      <p>{effectText(added, own, ticks.length - added)}</p>
      {place !== chosen && (
        <p>
          They are of the {placeNames[place]} edition and join its ticks, not those of the{' '}
          {placeNames[chosen]} edition that is chosen here.
        </p>
      )}
      <div className={styles.actions}>
        {added > 0 && (
          <PillButton look="solid" onClick={add}>
            add them
          </PillButton>
        )}
        <PillButton onClick={onLeave}>{added > 0 ? 'leave them' : 'close'}</PillButton>
        <SiteLink className="row-link" href={boardFor(handover)}>
          put it on the setup lead’s board
        </SiteLink>
      </div>
    </Notice>
  );
}
