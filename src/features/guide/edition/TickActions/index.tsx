import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {crewOf} from '../../model/crews';
import {useCrew, usePlace} from '../edition';
import {handoverPage} from '../../handover/line/addresses';
import {useSteps} from '../../task/steps';
import {useTicks} from '../../task/ticks';
import SiteLink from '../../../../ui/SiteLink';
import ClearTicks from '../../task/ClearTicks';
import styles from './styles.module.css';

/**
 * The way to hand the ticks over, which is for this season's only, and last the button that takes all
 * of the shown crew back, or of all of them.
 */
export default function TickActions() {
  const shown = useCrew();
  const {label, isLast} = useDocsVersion();
  const place = usePlace();
  const isBrowser = useIsBrowser();
  const {ticks, clear} = useTicks(label);
  const steps = useSteps()
    .map(({id}) => id)
    .filter((id) => shown === 'all' || crewOf(id) === shown);
  const ticked = steps.filter((step) => ticks.has(step));
  // Until script has counted, its room is kept: what is below stays where it is.
  if (isBrowser && steps.length === 0) return null;
  return (
    <div className={styles.actions}>
      {isLast && (
        <SiteLink href={handoverPage(shown, place)} className={clsx('leads-on', styles.handover)}>
          hand over or take over ticks
        </SiteLink>
      )}
      {ticked.length > 0 && <ClearTicks count={ticked.length} onClear={() => clear(ticked)} />}
    </div>
  );
}
