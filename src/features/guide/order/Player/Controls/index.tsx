import clsx from 'clsx';
import Icon from '@site/src/ui/Icon';
import {useReducedMotion} from '@site/src/ui/hooks/useReducedMotion';
import PillButton from '@site/src/ui/PillButton';
import {stepName} from '../../stepText';
import Track from '../Track';
import type {usePlayer} from '../usePlayer';
import styles from './styles.module.css';

type Props = Omit<ReturnType<typeof usePlayer>, 'whose' | 'choose'>;

/** Play, one step back, one step on, and a slider. Nothing plays where less motion is asked for. */
export default function Controls({steps, step, at, last, playing, go, play}: Props) {
  const still = useReducedMotion();
  return (
    <div className={styles.controls}>
      <div className={styles.buttons} role="group" aria-label="Steps">
        <PillButton
          aria-label="step back"
          className={clsx(styles.press, styles.arrow, styles.back)}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        />
        {!still && (
          <PillButton look="solid" className={styles.press} onClick={play}>
            <Icon name={playing ? 'pause' : 'play'} />
            <span className={styles.rest}>{playing ? 'pause' : 'play'}</span>
          </PillButton>
        )}
        <PillButton
          aria-label="step on"
          className={clsx(styles.press, styles.arrow)}
          disabled={at === last}
          onClick={() => go(at + 1)}
        />
      </div>
      <div className={styles.line}>
        <p className={styles.count}>
          step {at + 1} <span>of {last + 1}</span>
        </p>
        <div className={styles.slides}>
          <Track steps={steps} at={at} />
          <input
            type="range"
            className={styles.slider}
            aria-label="step"
            aria-valuetext={stepName(step, at, last + 1)}
            min={1}
            max={last + 1}
            value={at + 1}
            onChange={(event) => go(Number(event.target.value) - 1)}
          />
        </div>
      </div>
    </div>
  );
}
