import {useEffect, useState} from 'react';
import {stateOf} from '../../saved/report';
import {wordsFor} from '../words';
import PillButton from '../../../../ui/PillButton';
import {counted} from '@site/src/text/counted';
import {savedBuilds} from '../../saved/builds';
import {ask, look, save} from '../device';
import {useKnown} from '../useKnown';
import {filesFor} from '../../saved/list';
import {pictureForm} from '../../saved/pictures';
import {selfTest} from '../../saved/selfTest';
import styles from './styles.module.css';

/** How far a self-test is, and at its end what it found to be missing or damaged. */
interface Tested {
  read: number;
  total: number;
  bad?: string[];
}

/** What is known of this device, and what a reader can ask of it. */
function useDevice() {
  const device = useKnown();
  const [tested, setTested] = useState<Tested>();
  const [promised, setPromised] = useState<boolean>();

  useEffect(() => void look(), []);

  async function saveAgain() {
    setTested(undefined);
    await save(true);
    // Some browsers ask the reader, some decide alone, some know nothing of it.
    setPromised(await navigator.storage?.persist?.().catch(() => false));
  }

  async function test() {
    if (typeof device === 'string') return;
    const build = (await savedBuilds()).find(({list}) => list.version === device.version);
    const files = build ? filesFor(build.list, await pictureForm()) : [];
    const total = files.length;
    setTested({read: 0, total});
    const bad = build
      ? await selfTest(build.cache, files, (read) => setTested({read, total}))
      : ['the list of files'];
    setTested({read: total, total, bad});
    await ask();
  }

  return {device, tested, promised, saveAgain, test};
}

/** What is missing, by address, and why where that is known. Nothing when nothing is missing. */
function FileNames({files}: {files: {url: string; why?: string}[]}) {
  if (files.length === 0) return null;
  return (
    <details className={styles.names} open={files.length < 12}>
      <summary>{`missing: ${counted(files.length, 'file')}`}</summary>
      <ul>
        {files.map(({url, why}) => (
          <li key={url}>
            {url}
            {why && <span> ({why})</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

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
  const {title, count, text} = wordsFor(device);
  const canSave = !['unknown', 'unsupported'].includes(state);
  const again = report && report.saved > 0 ? 'save again' : 'save now';
  return (
    <>
      <div hidden data-without-script>
        <p className={styles.note}>{withoutScript}</p>
      </div>
      <div className={styles.panel} data-state={state} data-interface>
        <p className={styles.title} role="status">
          {title}
        </p>
        {count && <p className={styles.count}>{count}</p>}
        {report && state === 'saving' && (
          <progress value={report.saved} max={report.total} aria-label="files saved" />
        )}
        <p>{text}</p>
        {report && state !== 'saving' && report.saved > 0 && <FileNames files={report.missing} />}
        {tested && <TestResult {...tested} />}
        {promised !== undefined && (
          <p>
            {promised
              ? 'The browser has promised not to delete it by itself.'
              : 'The browser makes no promise to keep it: look here again before you leave.'}
          </p>
        )}
        {state !== 'saving' && (
          <p className={styles.actions}>
            <PillButton look="solid" disabled={!canSave} onClick={() => void saveAgain()}>
              {again}
            </PillButton>
            {report && report.saved > 0 && (
              <PillButton onClick={() => void test()}>test it</PillButton>
            )}
          </p>
        )}
      </div>
    </>
  );
}
