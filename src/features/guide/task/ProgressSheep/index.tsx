import {Suspense, useEffect, useId, useRef, useState, type ComponentType} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useInView} from '@site/src/ui/hooks/useInView';
import {useCrew} from '../../edition/edition';
import {crewClass} from '../../model/crews';
import {crewName} from '../../model/names';
import type {CrewId, HangingGroup} from '../../model/types';
import {hungPanels} from '../../sheep/hungPanels';
import {useDocPath} from '../../years/useDocPath';
import {crewsBegun} from '../progress';
import {useSteps} from '../steps';
import {useTicks} from '../ticks';
import {useCrewProgress, useNextStep} from '../useProgress';
import styles from './styles.module.css';

interface Props {
  /** Draws the year's sheep; fetched when it is needed. */
  sheep: ComponentType<{crew: CrewId; lit: ReadonlySet<string>}>;
  /** All of the year's hanging order. */
  hanging: readonly HangingGroup[];
}

/** What a crew does next, and the two ways there. */
function Next({crew}: {crew: CrewId}) {
  const next = useNextStep(crew);
  const page = useDocPath('setup/build');
  if (!next) return <p>{crewName(crew)}: all done.</p>;
  return (
    <>
      <p>
        <strong>{crewName(crew)}</strong>, next: {next.words}
      </p>
      <p className={styles.ways}>
        <Link to={`#${next.hash}`} className="tap-line">
          show it here
        </Link>
        {page && (
          <Link to={`${page}#${next.hash}`} className="tap-line">
            one step at a time
          </Link>
        )}
      </p>
    </>
  );
}

function Pinned({crew, sheep: Sheep, hanging}: Props & {crew: CrewId}) {
  const {label} = useDocsVersion();
  const {ticks} = useTicks(label);
  const steps = useSteps();
  const {done, total} = useCrewProgress(crew);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // The button that leads back to the top stands above it then (src/css/docs.css).
  useEffect(() => {
    const {dataset} = document.documentElement;
    dataset.pinned = 'sheep';
    return () => {
      delete dataset.pinned;
    };
  }, []);
  return (
    <div className={styles.pinned} data-progress-sheep>
      {isOpen && (
        <div id={id} className={styles.next}>
          <Next crew={crew} />
        </div>
      )}
      <button
        type="button"
        className={crewClass(crew)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.sheep}>
          <Suspense fallback={null}>
            <Sheep crew={crew} lit={hungPanels(steps, hanging, ticks)} />
          </Suspense>
        </span>
        <span>
          <span className="visually-hidden">{crewName(crew)}, </span>
          {done} of {total}
          <span className="visually-hidden"> steps done. What is next?</span>
        </span>
      </button>
    </div>
  );
}

/** All that is above the window. */
const ABOVE = '1000000px 0px -100%';

/** What is pinned while the crews, which have the same numbers, are above the window. */
function PinnedBelow(props: Props & {crew: CrewId}) {
  const place = useRef<HTMLDivElement>(null);
  const isBelow = useInView(place, ABOVE);
  return <div ref={place}>{isBelow && <Pinned {...props} />}</div>;
}

/**
 * A small sheep at the foot of the window: its panels light as their steps are ticked, and it says what
 * is next. It comes with the first tick, below the place where it stands in the page. Of the crew that
 * is shown, else of that which ticked last.
 */
export default function ProgressSheep(props: Props) {
  const shown = useCrew();
  const {ticks} = useTicks(useDocsVersion().label);
  const crew = shown === 'all' ? crewsBegun(ticks)[0] : shown;
  if (!crew || ticks.size === 0) return null;
  return <PinnedBelow key={crew} crew={crew} {...props} />;
}
