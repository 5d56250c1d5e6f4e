import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {crewClass, crewOf, crews} from '../../model/crews';
import {useCrew, usePlace} from '../edition';
import {handoverPage} from '../../handover/line/addresses';
import {useSteps} from '../../task/steps';
import {useTicks} from '../../task/ticks';
import SiteLink from '../../../../ui/SiteLink';
import ClearTicks from '../../task/ClearTicks';
import styles from './styles.module.css';

/**
 * How far each shown crew is ('7 of 23'), the button that takes all its ticks back, and the way to
 * hand them over; that is for this season's ticks only.
 */
export default function Progress() {
  const shown = useCrew();
  const {label, isLast} = useDocsVersion();
  const place = usePlace();
  const {ticks, clear} = useTicks(label);
  const steps = useSteps()
    .map(({id}) => id)
    .filter((id) => shown === 'all' || crewOf(id) === shown);
  const ticked = steps.filter((step) => ticks.has(step));
  if (steps.length === 0) return null;
  const countFor = (id: string, list: string[]) => list.filter((s) => crewOf(s) === id).length;
  const listed = crews.filter(({id}) => countFor(id, steps) > 0);
  return (
    <div className={styles.progress}>
      <ul className="plain-list close-list">
        {listed.map(({id, name}) => (
          <li key={id} className={crewClass(id)}>
            <span>{name}: </span>
            <b>{`${countFor(id, ticked)} of ${countFor(id, steps)}`}</b>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {ticked.length > 0 && <ClearTicks count={ticked.length} onClear={() => clear(ticked)} />}
        {isLast && (
          <SiteLink href={handoverPage(shown, place)} className={styles.handover}>
            hand over or take over ticks
          </SiteLink>
        )}
      </div>
    </div>
  );
}
