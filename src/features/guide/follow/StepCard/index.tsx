import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePlace} from '../../edition/edition';
import type {Figures, HangingGroup, Load} from '../../model/types';
import DangerBox from '../../task/DangerBox';
import {anchorOf} from '../../task/steps';
import Facing from '../Facing';
import type {GuideStep, GuideTask} from '../outline';
import type {Sheep} from '../useSheep';
import styles from './styles.module.css';

interface Props {
  step: GuideStep;
  task: GuideTask;
  figures: Figures;
  sheep: Sheep;
  /** What the guide says about hanging panels, whichever they are. */
  howToHang: ReactNode;
}

/** The panels that a step brings: its group, or those that no step before it has named. */
function groupOf(step: GuideStep, task: GuideTask, hanging: Figures['hanging']) {
  if (step.group) return step.group;
  const before = task.steps.slice(0, task.steps.indexOf(step)).flatMap(({panels}) => panels);
  const panels = step.panels.filter((name) => !before.includes(name));
  const group = hanging.find((one) => one.task === task.id && one.panels.includes(panels[0] ?? ''));
  return group && {...group, panels: panels.filter((name) => group.panels.includes(name))};
}

function Loads({loads}: {loads: readonly Load[]}) {
  return (
    <>
      <p>Because of what it carries later:</p>
      <ul>
        {loads.map(({what}) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </>
  );
}

/** Something that opens under a step. */
function Fold({title, children}: {title: string; children: ReactNode}) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}

function Words({step, group}: {step: GuideStep; group?: HangingGroup}) {
  return (
    <p className={styles.words}>
      {group && step.group ? (
        <>
          {group.section}: <strong>{group.panels.join(group.ordered ? ', then ' : ', ')}</strong>
        </>
      ) : (
        step.words
      )}
    </p>
  );
}

/** One step: its dangers, a sentence in large type, its picture, and what the guide says around it. */
export default function StepCard({step, task, figures, sheep, howToHang}: Props) {
  const place = usePlace();
  const group = groupOf(step, task, figures.hanging);
  const {carries = []} = figures.tasks.find(({id}) => id === task.id) ?? {};
  const loads = carries.filter((load) => (load.place ?? place) === place);
  const saysMore = task.around.length > 0 || step.group !== undefined;
  const inGuide = (
    <p>
      <Link to={`../#${anchorOf(step.id)}`} className="tap-line">
        this step in the guide
      </Link>
    </p>
  );
  return (
    <div className={styles.step} data-pictured={group !== undefined || undefined}>
      <div className={styles.said}>
        {step.dangers.map(({id, kind, name, up}) => (
          <DangerBox key={id} kind={kind} name={name} words={up} />
        ))}
        <Words step={step} group={group} />
      </div>
      {group && <Facing key={step.id} group={group} sheep={sheep} />}
      <div className={styles.folds}>
        {loads.length > 0 && (
          <Fold title="why">
            <Loads loads={loads} />
          </Fold>
        )}
        {saysMore ? (
          <Fold title="more">
            {task.around}
            {step.group && howToHang}
            {inGuide}
          </Fold>
        ) : (
          inGuide
        )}
      </div>
    </div>
  );
}
