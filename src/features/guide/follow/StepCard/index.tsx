import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {feet} from '@site/src/text/feet';
import {usePlace} from '../../edition/edition';
import {ladderTo} from '../../geometry/ladder';
import {crewOf} from '../../model/crews';
import {isAt} from '../../model/isAt';
import type {Figures, HangingGroup, Load} from '../../model/types';
import LadderSign from '../../order/LadderSign';
import DangerBox from '../../task/DangerBox';
import {anchorOf} from '../../task/steps';
import {stepNumber} from '../cardWords';
import Facing from '../Facing';
import {groupOf} from '../groupOf';
import Hanging from '../Hanging';
import type {GuideStep, GuideTask} from '../outline';
import {panelsOf} from '../panelsOf';
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

/** Which step it is, to be read across a table where there is room; the head of the card says it. */
function StepNumber({step, task}: Pick<Props, 'step' | 'task'>) {
  const {n, of} = stepNumber(step, task);
  return (
    <p className={styles.number} data-two-digits={of > 9 || undefined} aria-hidden="true">
      {n} <small>of {of}</small>
    </p>
  );
}

/** One step: its dangers and ladder, a sentence in large type, its picture, what the guide says around it. */
export default function StepCard({step, task, figures, sheep, howToHang}: Props) {
  const place = usePlace();
  const group = groupOf(step, task, figures.hanging);
  const height = group && ladderTo(group.panels, sheep.geometry);
  const {carries = []} = figures.tasks.find(({id}) => id === task.id) ?? {};
  const loads = carries.filter(isAt(place));
  const crew = crewOf(task.id);
  const seen = (crew && sheep.viewOf(crew)?.panels) ?? {};
  // Dangers have its room; and before anything hangs that is seen on it, the words.
  const hasSheep =
    !group &&
    crew !== undefined &&
    step.dangers.length === 0 &&
    panelsOf(crew, figures.hanging).some((panel) => sheep.hung.has(panel) && panel in seen);
  const saysMore = task.around.length > 0 || step.group !== undefined;
  const inGuide = (
    <p className={styles.inGuide}>
      <Link to={`../#${anchorOf(step.id)}`} className="tap-line">
        this step in the guide
      </Link>
    </p>
  );
  return (
    <div
      className={styles.step}
      data-pictured={group !== undefined || undefined}
      data-sheep={hasSheep || undefined}
    >
      <div className={styles.said}>
        <StepNumber step={step} task={task} />
        {step.dangers.map(({id, kind, name, up}) => (
          <DangerBox key={id} kind={kind} name={name} words={up} />
        ))}
        {height !== undefined && <LadderSign height={feet(height)} />}
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
      {hasSheep && <Hanging crew={crew} hanging={figures.hanging} sheep={sheep} />}
    </div>
  );
}
