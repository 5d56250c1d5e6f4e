import {changeHash} from '@site/src/ui/hooks/useHashEntry';
import PillButton from '@site/src/ui/PillButton';
import Notice from '../../../handover/Handover/Notice';
import {readHandover} from '../../../handover/line/read';
import {handoverText} from '../../../handover/line/words';
import styles from './styles.module.css';

interface Props {
  year: string;
  /** What stands after the # of the address; anybody can have sent it, so it is asked first. */
  text: string;
  onTake: (text: string) => void;
}

/** Asks whether a code that came in the address belongs on the board. */
export default function Ask({year, text, onTake}: Props) {
  const reading = readHandover(text, year);
  const put = () => {
    changeHash('');
    onTake(text);
  };
  if ('refused' in reading)
    return (
      <Notice title="Nothing was added">
        <p>{reading.refused}</p>
        <PillButton onClick={() => changeHash('')}>close</PillButton>
      </Notice>
    );
  return (
    <Notice title={handoverText(reading.handover)}>
      <div className={styles.actions}>
        <PillButton look="solid" onClick={put}>
          put it on the board
        </PillButton>
        <PillButton onClick={() => changeHash('')}>leave it</PillButton>
      </div>
    </Notice>
  );
}
