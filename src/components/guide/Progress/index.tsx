import {useEffect, useState} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {stepsIn} from '@site/src/lib/guide/countTicks';
import {crews} from '@site/src/lib/guide/crews';
import {useCrew, usePlace} from '@site/src/lib/guide/edition';
import {useTicks} from '@site/src/lib/guide/ticks';
import ClearTicks from './ClearTicks';
import styles from './styles.module.css';

/** The steps of each crew, read from the page once it is there. */
function useStepsByCrew() {
  const place = usePlace();
  const [steps, setSteps] = useState<Record<string, string[]>>({});
  useEffect(() => {
    const entries = crews.map(({id}) => {
      const sections = [...document.querySelectorAll(`section[data-crew="${id}"]`)];
      return [id, sections.flatMap((section) => stepsIn(section, place))] as const;
    });
    setSteps(Object.fromEntries(entries));
  }, [place]);
  return steps;
}

/** How far each shown crew is ('7 of 23'), and the button that takes all its ticks back. */
export default function Progress() {
  const shown = useCrew();
  const steps = useStepsByCrew();
  const {ticks, clear} = useTicks(useDocsVersion().label);
  const listed = crews.filter(
    ({id}) => (shown === 'all' || shown === id) && (steps[id]?.length ?? 0) > 0,
  );
  if (listed.length === 0) return null;
  const ticked = listed.flatMap(({id}) => steps[id] ?? []).filter((step) => ticks.has(step));
  return (
    <div className={styles.progress}>
      <ul>
        {listed.map(({id, name}) => {
          const own = steps[id] ?? [];
          const done = own.filter((step) => ticks.has(step)).length;
          return (
            <li key={id}>
              <span>
                {name}: {done} of {own.length}
              </span>
              <progress value={done} max={own.length} aria-label={`${name}, steps done`} />
            </li>
          );
        })}
      </ul>
      {ticked.length > 0 && <ClearTicks count={ticked.length} onClear={() => clear(ticked)} />}
    </div>
  );
}
