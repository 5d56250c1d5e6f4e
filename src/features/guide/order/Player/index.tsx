import {useState, type ComponentType, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useReached} from '@site/src/ui/hooks/useReached';
import type {Asked} from '@site/src/ui/StaticIsland/hydrateWhenAsked';
import CrewLetter from '../../edition/CrewLetter';
import CrewWord from '../../edition/CrewWord';
import {crewClass, crews} from '../../model/crews';
import type {HangingGroup} from '../../model/types';
import type {ViewId} from '../../panels/viewWords';
import {hangingCrews, type Whose} from '../steps';
import Controls from './Controls';
import Looks from './Looks';
import type {Shown} from './Pictures';
import type {Said} from './Words';
import {usePlayer} from './usePlayer';
import styles from './styles.module.css';

interface Props {
  /** All of the year's hanging order (figures/hanging.ts). */
  groups: HangingGroup[];
  /** Draws a step on the year's sheep, and says it in words; what is drawn first needs no script. */
  pictures: ComponentType<Asked<Shown>>;
  words: ComponentType<Asked<Said>>;
  /** The key to its pictures, which are there without script too. */
  children?: ReactNode;
}

/** Whose order is shown. */
function CrewButtons({
  groups,
  whose,
  onChoose,
}: {
  groups: readonly HangingGroup[];
  whose: Whose;
  onChoose: (whose: Whose) => void;
}) {
  const hanging = hangingCrews(groups);
  const shown = crews.filter(({id}) => hanging.includes(id));
  return (
    <div role="group" aria-label="Crew" className={styles.crews}>
      <button
        type="button"
        aria-pressed={whose === 'all'}
        className={styles.choice}
        onClick={() => onChoose('all')}
      >
        <span className={styles.all}>
          <span>
            all<span className={styles.rest}> together</span>
          </span>
        </span>
      </button>
      {shown.map(({id, name}) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === whose}
          className={clsx(styles.choice, crewClass(id))}
          onClick={() => onChoose(id)}
        >
          <CrewLetter crew={id}>
            <CrewWord name={name} />
          </CrewLetter>
        </button>
      ))}
    </div>
  );
}

/** The keys that a player has, where no slider takes them. */
const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * How the sheep goes up, step by step: what hangs is lit, what is hung now is gold and has its names,
 * what is missing is a thin outline. The address has crew and step.
 */
export default function OrderPlayer({groups, pictures: Pictures, words: Words, children}: Props) {
  const player = usePlayer(groups);
  const {whose, at, last, playing, go, choose} = player;
  const [chosen, look] = useState<ViewId>();
  const {isReached, reaching} = useReached();
  const asked = isReached || whose !== 'all' || at > 0;

  function onKeyDown(event: KeyboardEvent) {
    const to = KEYS[event.key];
    const isOwn = event.target instanceof HTMLInputElement;
    if (!to || isOwn || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to(at, last));
  }

  return (
    <div className={styles.whole}>
      <div className={styles.player} data-player onKeyDown={onKeyDown} {...reaching}>
        <div className={styles.deck}>
          <CrewButtons groups={groups} whose={whose} onChoose={choose} />
          <Controls {...player} />
        </div>
        <Words whose={whose} at={at} playing={playing} asked={asked} />
        <Looks chosen={chosen} onChoose={look} />
        <Pictures whose={whose} at={at} chosen={chosen} asked={asked} />
      </div>
      {children}
    </div>
  );
}
