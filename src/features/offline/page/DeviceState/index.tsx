import {stateOf} from '../../saved/report';
import {useDevice} from '../useDevice';
import {wordsFor} from '../words';
import PillButton from '../../../../ui/PillButton';
import FileNames from './FileNames';
import styles from './styles.module.css';
import type {Tested} from '../useDevice';

/** How the self-test goes, and what it found. */
function TestResult({read, total, bad}: Tested) {
  if (!bad) return <p>{`Reading ${read} of ${total} files back…`}</p>;
  return (
    <p role="status">
      {bad.length === 0
        ? `Tested: all ${total} files were read back and are right.`
        : `Tested: missing or damaged: ${bad.join(', ')}. Save again.`}
    </p>
  );
}

/**
 * How far the site is saved on this device, from what lies there and not from what was hoped: the
 * state in one line, what is missing, and buttons to save and to test.
 */
export default function DeviceState({withoutScript}: {withoutScript: string}) {
  const {device, tested, promised, saveAgain, test} = useDevice();
  const report = typeof device === 'string' ? undefined : device;
  const state = typeof device === 'string' ? device : stateOf(device);
  const {title, text} = wordsFor(device);
  const canSave = !['unknown', 'unsupported', 'saving'].includes(state);
  return (
    <>
      <div hidden data-without-script>
        <p className={styles.note}>{withoutScript}</p>
      </div>
      <div className={styles.panel} data-state={state} data-interface>
        <p className={styles.title} role="status">
          {title}
        </p>
        <p>{text}</p>
        {report && state === 'saving' && (
          <progress value={report.saved} max={report.total} aria-label="files saved" />
        )}
        {report && state !== 'saving' && report.saved > 0 && <FileNames files={report.missing} />}
        {tested && <TestResult {...tested} />}
        {promised !== undefined && (
          <p>
            {promised
              ? 'The browser has promised not to delete it by itself.'
              : 'The browser makes no promise to keep it: look here again before you leave.'}
          </p>
        )}
        <p className={styles.actions}>
          <PillButton look="solid" disabled={!canSave} onClick={() => void saveAgain()}>
            {report && report.saved > 0 ? 'save again' : 'save now'}
          </PillButton>
          {report && report.saved > 0 && state !== 'saving' && (
            <PillButton onClick={() => void test()}>test it</PillButton>
          )}
        </p>
      </div>
    </>
  );
}
