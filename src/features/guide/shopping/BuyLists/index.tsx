import type {ReactNode} from 'react';
import clsx from 'clsx';
import CrewLinks from '../../edition/CrewChoice/CrewLinks';
import PlaceSwitch from '../../edition/EditionPicker/PlaceSwitch';
import {usePlaceAsked} from '../../edition/useEdition';
import {crewClass, crews} from '../../model/crews';
import type {CrewId, Figures} from '../../model/types';
import type {Joined} from '../../model/fastenings';
import ShoppingActions from '../ShoppingActions';
import {listId, useShownList} from './shownList';
import styles from './styles.module.css';

interface ListProps {
  /** Whose list it is; the whole build's when not given. */
  crew?: CrewId;
  children: ReactNode;
}

/** One list of the page; out of the way while another one is shown. */
export function BuyList({crew, children}: ListProps) {
  const shown = useShownList();
  const away = shown !== undefined && shown !== (crew ?? 'all');
  return (
    <div
      className={clsx(crew && styles.crew, crew && crewClass(crew), away && styles.away)}
      data-buy-list={crew ?? 'all'}
    >
      {children}
    </div>
  );
}

interface Props {
  figures: Figures;
  /** Of the year's panel map. */
  panels?: readonly Joined[];
  children: ReactNode;
}

/**
 * The lists of the whole build and of each crew, one at a time, as the address says. All of them are
 * printed, unless a crew is chosen; without script all are there.
 */
export default function BuyLists({figures, panels, children}: Props) {
  usePlaceAsked();
  const shown = useShownList();
  return (
    <>
      <div className={styles.chooser}>
        <CrewLinks
          label="List"
          crews={crews}
          shown={shown ?? 'all'}
          all={{word: 'the whole build', id: 'whole-build'}}
          idOf={listId}
        />
        <PlaceSwitch />
        <ShoppingActions figures={figures} panels={panels} />
      </div>
      <div className={styles.lists} data-shown={shown}>
        {children}
      </div>
    </>
  );
}
