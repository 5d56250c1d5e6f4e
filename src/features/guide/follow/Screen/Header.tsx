import CrewLetter from '../../edition/CrewLetter';
import {crewName} from '../../model/names';
import {stepsOf, type CardPlace} from '../cards';
import {cardTitle, headOf} from '../cardWords';
import LitSheep from '../../sheep/LitSheep';
import type {Sheep} from '../useSheep';
import styles from './styles.module.css';

interface Props {
  shown: CardPlace;
  sheep: Sheep;
  ticks: ReadonlySet<string>;
  onOverview: () => void;
}

/** Where one is: the crew, the task and its step, and the sheep as far as it hangs. */
export default function Header({shown, sheep, ticks, onOverview}: Props) {
  const {crew, sequence, at} = shown;
  const card = sequence[at]!;
  const steps = card.task?.steps ?? [];
  const all = stepsOf(sequence);
  const done = all.filter(({id}) => ticks.has(id)).length;
  const view = sheep.viewOf(crew);
  return (
    <header className={styles.header}>
      <h2 className={styles.where}>
        <CrewLetter crew={crew}>
          <span className={styles.task}>{headOf(card)}</span>
          <span className={styles.crew}>{crewName(crew)},</span>{' '}
          <span className={styles.count}>{cardTitle(card)}</span>
        </CrewLetter>
      </h2>
      <button type="button" className={styles.sheep} onClick={onOverview}>
        {view && <LitSheep view={view} lit={sheep.hung} crewOf={sheep.crewOf} />}
        <span className={styles.number}>
          {done} of {all.length}
        </span>
        <span className="visually-hidden">steps done: overview</span>
      </button>
      <div className={styles.dots} aria-hidden="true">
        {steps.map(({id}) => (
          <span
            key={id}
            data-done={ticks.has(id) || undefined}
            data-now={(card.kind === 'step' && card.step.id === id) || undefined}
          />
        ))}
      </div>
    </header>
  );
}
