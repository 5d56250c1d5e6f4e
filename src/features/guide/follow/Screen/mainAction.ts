import type {Card} from '../cards';

/** What the large button does, and what it says. */
export interface MainAction {
  words: string;
  ticks?: boolean;
  /** Notes that the dangers are read. */
  reads?: boolean;
}

interface State {
  isTicked: boolean;
  isLast: boolean;
}

/** What the large button of a card does. A step is shown only once its dangers are read (`guarded`). */
export function mainAction(card: Card, {isTicked, isLast}: State): MainAction {
  if (card.kind === 'dangers') return {words: 'We have all read this', reads: true};
  if (card.kind === 'step' && !isTicked)
    return {words: card.step.isCheck ? 'I have seen it' : 'Done', ticks: true};
  if (isLast) return {words: 'To the overview'};
  return {words: card.kind === 'needs' && card.task.steps.length > 0 ? 'Begin' : 'Next'};
}
