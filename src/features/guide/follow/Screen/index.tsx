import {useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {useModal} from '@site/src/ui/hooks/useModal';
import {useSwipe} from '@site/src/ui/hooks/useSwipe';
import {ladderTo} from '../../geometry/ladder';
import type {Figures} from '../../model/types';
import {crewClass} from '../../model/crews';
import {guarded, type CardPlace} from '../cards';
import {cardSaid} from '../cardWords';
import {groupOf} from '../groupOf';
import type {Sheep} from '../useSheep';
import {useWakeLock} from '../useWakeLock';
import Content from './Content';
import Header from './Header';
import {mainAction} from './mainAction';
import styles from './styles.module.css';

export interface ScreenProps {
  figures: Figures;
  /** What the guide says about hanging panels, whichever they are. */
  howToHang: ReactNode;
  sheep: Sheep;
  ticks: ReadonlySet<string>;
  onTick: (step: string, ticked: boolean) => void;
  /** What is fetched, read and said. */
  notes: ReadonlySet<string>;
  onNote: (id: string, isSo: boolean) => void;
  /** Goes to a card, or to a crew's overview. */
  onGo: (id: string) => void;
}

const isField = (target: EventTarget) => target instanceof HTMLInputElement;

interface OpenProps extends ScreenProps {
  asked: CardPlace;
  main: RefObject<HTMLButtonElement | null>;
}

function Open({asked, main, ...props}: OpenProps) {
  const {ticks, notes, onTick, onNote, onGo} = props;
  const shown = guarded(asked, notes);
  const {crew, sequence, at} = shown;
  const card = sequence[at]!;
  const group = card.kind === 'step' && groupOf(card.step, card.task, props.figures.hanging);
  const height = group ? ladderTo(group.panels, props.sheep.geometry) : undefined;
  const overview = () => onGo(crew);
  const go = (by: 1 | -1) => onGo(sequence[at + by]?.id ?? crew);
  const awake = useWakeLock(true);
  const isUnread = card.kind === 'dangers' && !notes.has(card.id);
  /** Without a tick; and not past what nobody has read. */
  function look(by: 1 | -1) {
    if (by < 0 || !isUnread) go(by);
  }
  const swipe = useSwipe(look, () => false);

  const action = mainAction(card, {
    isTicked: card.kind === 'step' && ticks.has(card.step.id),
    isLast: at === sequence.length - 1,
  });
  function onMain() {
    if (action.reads) onNote(card.id, true);
    if (action.ticks && card.kind === 'step') onTick(card.step.id, true);
    // What stood before the card that was asked for makes way for it: the address has it already.
    if (shown === asked) go(1);
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = ({ArrowLeft: -1, ArrowRight: 1} as const)[event.key];
    if (!by || isField(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    look(by);
  }

  return (
    <div className={styles.layout} onKeyDown={onKeyDown}>
      <Header shown={shown} sheep={props.sheep} ticks={ticks} onOverview={overview} />
      <div
        key={card.id}
        className={styles.body}
        data-card={card.id}
        data-kind={card.kind}
        role="region"
        aria-label="Card"
        tabIndex={0}
        {...swipe}
      >
        <Content {...props} shown={shown} awake={awake} />
      </div>
      <div className={styles.actions}>
        <button ref={main} type="button" className={styles.main} data-main onClick={onMain}>
          {action.words}
        </button>
        <button type="button" className={styles.side} onClick={() => look(-1)} disabled={at === 0}>
          Back
        </button>
        <button type="button" className={styles.side} onClick={overview}>
          Overview
        </button>
      </div>
      <p role="status" className="visually-hidden">
        {cardSaid(card, crew, height)}
      </p>
    </div>
  );
}

/**
 * One card of a crew, over the whole window: a native modal dialog. Escape leads to the overview, arrow
 * keys and swipes to the card before and after; only the large button ticks.
 */
export default function Screen({shown, ...props}: ScreenProps & {shown: CardPlace | undefined}) {
  const isOpen = shown !== undefined;
  const dialog = useModal(isOpen);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) main.current?.focus();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.screen, shown && crewClass(shown.crew))}
      aria-label="One step at a time"
      onCancel={(event) => {
        event.preventDefault();
        if (shown) props.onGo(shown.crew);
      }}
    >
      {shown && <Open {...props} asked={shown} main={main} />}
    </dialog>
  );
}
