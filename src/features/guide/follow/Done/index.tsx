import LitSheep from '../../sheep/LitSheep';
import PillButton from '@site/src/ui/PillButton';
import {anchorOf} from '../../task/steps';
import type {CrewId} from '../../model/types';
import type {GuideTask} from '../outline';
import {stepCount, stepWords} from '../cardWords';
import type {Sheep} from '../useSheep';
import styles from './styles.module.css';

interface Props {
  task: GuideTask;
  crew: CrewId;
  ticks: ReadonlySet<string>;
  sheep: Sheep;
  onGo: (card: string) => void;
}

/** The end of a task: what should be so now, and what is still open. */
export default function Done({task, crew, ticks, sheep, onGo}: Props) {
  const open = task.steps.filter(({id}) => !ticks.has(id));
  const view = sheep.viewOf(crew);
  const hangs = task.steps.some(({panels}) => panels.length > 0);
  if (open.length > 0) {
    return (
      <div className={styles.look}>
        <p className={styles.lead}>Still open here:</p>
        <ul className={styles.open}>
          {open.map((step) => (
            <li key={step.id}>
              <PillButton className={styles.go} onClick={() => onGo(anchorOf(step.id))}>
                {stepCount(step, task)}
              </PillButton>
              {stepWords(step)}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className={styles.look}>
      <p className={styles.lead}>Look it over together. This is so now:</p>
      {hangs && view && (
        <div className={styles.sheep}>
          <LitSheep view={view} lit={sheep.hung} crewOf={sheep.crewOf} />
        </div>
      )}
      <ul className={styles.all}>
        {task.steps.map((step) => (
          <li key={step.id}>{step.group ? stepWords(step) : step.words}</li>
        ))}
      </ul>
    </div>
  );
}
