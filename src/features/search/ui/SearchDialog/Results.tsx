import type {MouseEvent, ReactNode} from 'react';
import type {DirectAnswer} from '../../answers/types';
import AnswerCard, {type AnswerOption} from '../AnswerCard';

interface Props {
  answer?: DirectAnswer;
  option?: AnswerOption;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The list of results. */
  children: ReactNode;
}

/** The answer above the results: they scroll together. Without one the list scrolls by itself. */
export default function Results({answer, option, onOpen, children}: Props) {
  if (!answer) return children;
  return (
    // Another answer begins at its top.
    <div key={answer.about}>
      <AnswerCard answer={answer} option={option} onOpen={onOpen} />
      {children}
    </div>
  );
}
