import {answerSentence, type Found} from '../../answers/directAnswer';
import {kindOf} from '../groups';
import {statusOf} from '../status';

/** What was found, in a line; the answer itself is only read aloud here, since its card shows it. */
export default function Status({found, typed}: {found: Found; typed: string}) {
  return (
    <>
      {found.direct && (
        <span className="visually-hidden">{`${answerSentence(found.direct)} `}</span>
      )}
      {statusOf(found, typed, found.hits.filter((hit) => kindOf(hit) === 'panels').length)}
    </>
  );
}
