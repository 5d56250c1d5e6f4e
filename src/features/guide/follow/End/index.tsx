import {useEffect} from 'react';
import {prefersReducedMotion} from '@site/src/ui/hooks/useReducedMotion';
import {crews} from '../../model/crews';
import type {CrewId} from '../../model/types';
import LitSheep from '../../sheep/LitSheep';
import {bleat} from '../bleat';
import type {Sheep} from '../useSheep';
import styles from './styles.module.css';

interface Props {
  crew: CrewId;
  sheep: Sheep;
  /** How many of its steps are open; those who look ahead come here too. */
  open: number;
  /** Whether the sheep has said it to this crew. */
  said: boolean;
  onSay: () => void;
}

/** The end of a crew: its side is lit, and the sheep says BAAA, once. */
export default function End({crew, sheep, open, said, onSay}: Props) {
  const view = sheep.viewOf(crew);
  const isDone = open === 0;
  useEffect(() => {
    if (!isDone || said) return;
    if (!prefersReducedMotion()) bleat();
    onSay();
    // Once, as the card comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const name = crews.find(({id}) => id === crew)?.name ?? crew;
  return (
    <div className={styles.end}>
      {isDone && <p className={styles.bubble}>BAAA!</p>}
      {view && (
        <div className={styles.sheep} data-lights={isDone || undefined}>
          <LitSheep view={view} lit={sheep.hung} crewOf={sheep.crewOf} />
        </div>
      )}
      <p className={styles.lead}>
        {isDone
          ? `${name}: every step is done. Tell the setup lead, drink some water, look at what you built.`
          : `${name}: ${open} ${open === 1 ? 'step is' : 'steps are'} still open. The overview shows which.`}
      </p>
    </div>
  );
}
