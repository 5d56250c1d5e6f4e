import type {MouseEvent, ReactNode} from 'react';
import type {DirectAnswer} from '../../answers/types';
import AnswerCard from '../AnswerCard';

interface Props {
  answer?: DirectAnswer;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The list of results. */
  children: ReactNode;
}

/** The answer above the results: they scroll together. Without one the list scrolls by itself. */
export default function Results({answer, onOpen, children}: Props) {
  if (!answer) return children;
  return (
    // Another answer begins at its top.
    <div key={answer.about}>
      <AnswerCard answer={answer} onOpen={onOpen} />
      {children}
    </div>
  );
}
