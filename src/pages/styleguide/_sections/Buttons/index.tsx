import {useState} from 'react';
import Button from '@site/src/ui/Button';
import {CalendarLinks} from '@site/src/features/campout';
import IconButton from '@site/src/ui/IconButton';
import PauseButton from '@site/src/ui/PauseButton';
import PillButton from '@site/src/ui/PillButton';
import {calendarLinks} from '@site/src/data/calendar';
import styles from './styles.module.css';

export default function Buttons() {
  const [paused, setPaused] = useState(false);
  return (
    <>
      <h3>they lead somewhere</h3>
      <div className={styles.row}>
        <Button href="/campout/register" look="rainbow">
          Register Now!
        </Button>
        <Button href="/campout/">this way</Button>
        <Button href="/setup/" look="outline">
          or that
        </Button>
      </div>
      <CalendarLinks {...calendarLinks} />
      <h3>they do something here</h3>
      <div className={styles.row}>
        <PillButton look="solid">do this</PillButton>
        <PillButton>more</PillButton>
        <PillButton look="solid" disabled>
          not yet
        </PillButton>
        <div className={styles.icons}>
          <PauseButton paused={paused} onToggle={() => setPaused(!paused)} what="nothing" />
          <IconButton icon="close" label="Close (a sample)" />
        </div>
      </div>
      <p className={styles.note}>
        Each is at least 44 px high, has a hover and a focus state, and says what it does. The
        rainbow is for registering alone.
      </p>
    </>
  );
}
