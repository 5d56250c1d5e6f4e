import {createContext, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {crewClass, crews} from '../../model/crews';
import type {CrewId} from '../../model/types';
import CrewTiles from '../CrewTiles';
import PlaceSwitch from '../PlaceSwitch';
import {usePlaceAsked} from '../useEdition';
import {listId, listOf} from './listOf';
import styles from './styles.module.css';

/** What is shown, and whether all crews' lists are where none is chosen; not known before the browser says. */
const Shown = createContext<{shown?: CrewId | 'all'; together?: boolean}>({});

interface ListProps {
  /** Whose list it is; everybody's when not given. */
  crew?: CrewId;
  children: ReactNode;
}

/** One list of the page; out of the way while another one is shown. */
export function CrewList({crew, children}: ListProps) {
  const {shown, together} = useContext(Shown);
  const isAll = shown === 'all' && (together || !crew);
  const away = shown !== undefined && !isAll && shown !== crew;
  return (
    <section
      className={clsx(
        crew && [styles.crew, crewClass(crew), together && 'card-edge'],
        away && styles.away,
      )}
      data-crew-list={crew ?? 'all'}
    >
      {children}
    </section>
  );
}

interface Props {
  /** What is chosen: 'List'. */
  label: string;
  /** With which the ids of the crews' headings begin: 'buy'. */
  word: string;
  /** What stands for all crews, and its id. */
  all: {word: string; id: string};
  /** True where all crews' lists are shown while none is chosen; else those without a crew are. */
  together?: boolean;
  /** What else can be done with the lists. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Lists of which each crew has one, as the address asks for them. Who chose a crew prints its list, else
 * all are printed; without script all are there.
 */
export default function CrewLists({label, word, all, together, actions, children}: Props) {
  usePlaceAsked();
  useBrokenLinks().collectAnchor(all.id);
  const {hash} = useLocation();
  const shown = useIsBrowser() ? listOf(word, hash) : undefined;
  return (
    <>
      <div id={together ? all.id : undefined} className={styles.chooser}>
        <CrewTiles
          label={label}
          crews={crews}
          shown={shown ?? 'all'}
          all={all}
          idOf={(crew) => listId(word, crew)}
        />
        <div className={styles.foot}>
          <PlaceSwitch />
          {actions}
        </div>
      </div>
      <div className={clsx(styles.lists, together && styles.together)} data-shown={shown}>
        <Shown value={{shown, together}}>{children}</Shown>
      </div>
    </>
  );
}
