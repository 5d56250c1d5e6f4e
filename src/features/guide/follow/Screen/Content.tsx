import PillButton from '@site/src/ui/PillButton';
import {doneId, stepsOf, type CardPlace} from '../cards';
import Dangers from '../Dangers';
import Done from '../Done';
import End from '../End';
import Needs from '../Needs';
import StepCard from '../StepCard';
import type {Awake} from '../useWakeLock';
import type {ScreenProps} from '.';
import styles from './styles.module.css';

interface Props extends ScreenProps {
  shown: CardPlace;
  awake: Awake;
}

/** What stands on a card. */
export default function Content({shown, awake, ...props}: Props) {
  const {figures, howToHang, sheep, ticks, onTick, notes, onNote, onGo} = props;
  const {crew, sequence, at} = shown;
  const card = sequence[at]!;
  switch (card.kind) {
    case 'needs':
      return <Needs task={card.task} fetched={notes} onFetch={onNote} awake={awake} />;
    case 'dangers':
      return <Dangers dangers={card.dangers} />;
    case 'step':
      return (
        <>
          {ticks.has(card.step.id) && (
            <p className={styles.done}>
              <span>✓ done</span>
              <PillButton onClick={() => onTick(card.step.id, false)}>take it back</PillButton>
            </p>
          )}
          <StepCard step={card.step} task={card.task} {...{figures, sheep, howToHang}} />
        </>
      );
    case 'done':
      return <Done task={card.task} crew={crew} ticks={ticks} sheep={sheep} onGo={onGo} />;
    case 'end': {
      const open = stepsOf(sequence).filter(({id}) => !ticks.has(id));
      return (
        <End
          crew={crew}
          sheep={sheep}
          open={open.length}
          said={notes.has(doneId(crew))}
          onSay={() => onNote(doneId(crew), true)}
        />
      );
    }
  }
}
