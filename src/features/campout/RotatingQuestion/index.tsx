import {useState} from 'react';
import clsx from 'clsx';
import {useInterval} from '@site/src/ui/hooks/useInterval';
import PauseButton from '../../../ui/PauseButton';
import styles from './styles.module.css';

// Specification, section 4.
const INTERVAL = 2500;

/**
 * One line that goes through the questions, each for 2.5 seconds. Paused, under reduced motion and
 * without script all stand below each other, so that nobody misses one.
 */
export default function RotatingQuestion({questions}: {questions: string[]}) {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  useInterval(() => setShown((shown + 1) % questions.length), INTERVAL, !paused);
  return (
    <div className={clsx(styles.strip, !paused && styles.turning)}>
      <div className={styles.questions}>
        {questions.map((question, i) => (
          <p key={question} className={i === shown ? undefined : styles.hidden}>
            {question}
          </p>
        ))}
      </div>
      <PauseButton paused={paused} onToggle={() => setPaused(!paused)} what="the questions" />
    </div>
  );
}
