import type {Card} from '../cards';

/** What the large button does, and what it says. */
export interface MainAction {
  words: string;
  ticks?: boolean;
  /** Notes that the dangers are read. */
  reads?: boolean;
  /** A card; the next one when not said. */
  leadsTo?: string;
}

interface State {
  /** The dangers that have to be read first. */
  unread?: Card;
  isTicked: boolean;
  isLast: boolean;
}

/** What the large button of a card does. */
export function mainAction(card: Card, {unread, isTicked, isLast}: State): MainAction {
  if (card.kind === 'dangers') return {words: 'We have all read this', reads: true};
  if (card.kind === 'step' && !isTicked && unread)
    return {words: 'First: what can hurt you', leadsTo: unread.id};
  if (card.kind === 'step' && !isTicked)
    return {words: card.step.isCheck ? 'I have seen it' : 'Done', ticks: true};
  if (isLast) return {words: 'To the overview'};
  return {words: card.kind === 'needs' && card.task.steps.length > 0 ? 'Begin' : 'Next'};
}
