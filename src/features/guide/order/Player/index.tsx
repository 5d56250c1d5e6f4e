import {useMemo, type KeyboardEvent} from 'react';
import clsx from 'clsx';
import {crews} from '../../model/crews';
import type {MeasuredMap} from '../../model/panelFile';
import type {HangingGroup} from '../../model/types';
import {LADDER_FROM} from '../../geometry/ladder';
import {mapViews} from '../../panels/panelViews';
import {hangingCrews, type Whose} from '../steps';
import {stepText} from '../stepText';
import Controls from './Controls';
import Stage from './Stage';
import {usePlayer} from './usePlayer';
import Words from './Words';
import styles from './styles.module.css';

interface Props {
  /** The measured sheep. */
  map: MeasuredMap;
  /** All of the year's hanging order, and the titles of its tasks (figures/hanging.ts). */
  groups: HangingGroup[];
  titles: Record<string, string>;
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
  const all = {id: 'all' as const, name: 'all together', colour: undefined};
  return (
    <div role="group" aria-label="Crew" className={styles.crews}>
      {[all, ...shown].map(({id, name, colour}) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === whose}
          className={clsx(styles.choice, colour && `crew-${colour}`)}
          onClick={() => onChoose(id)}
        >
          {name}
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
export default function OrderPlayer({map, groups, titles}: Props) {
  const views = useMemo(() => mapViews(map), [map]);
  const player = usePlayer(groups);
  const {whose, steps, step, at, last, playing, go, choose} = player;

  function onKeyDown(event: KeyboardEvent) {
    const to = KEYS[event.key];
    const isOwn = event.target instanceof HTMLInputElement;
    if (!to || isOwn || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to(at, last));
  }

  return (
    <div className={styles.player} data-player onKeyDown={onKeyDown}>
      <CrewButtons groups={groups} whose={whose} onChoose={choose} />
      <Controls {...player} />
      <Stage whose={whose} steps={steps} at={at} groups={groups} views={views} />
      <p className={styles.legend}>
        Filled: it hangs. Gold, with its name: it is hung now. Outline: it hangs later. Ladder: its
        top corner is higher than {LADDER_FROM} feet, as high as it says, good to about an inch.
      </p>
      <Words step={step} titles={titles} geometry={map.geometry} />
      <p role="status" className="visually-hidden">
        {playing ? '' : stepText(step, at, last + 1)}
      </p>
    </div>
  );
}
