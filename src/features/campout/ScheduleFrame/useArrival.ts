import {useEffect, useState} from 'react';

/** How far a document from elsewhere has come; 'silent' when there is no telling that it will. */
export type Arrival = 'asked' | 'coming' | 'there' | 'silent';

/** So long one waits for it, in milliseconds. */
export const PATIENCE = 8000;

/** Where there is a network, our own host answers; the worker that saves the site lets this through. */
const askOwnHost = (signal: AbortSignal) => fetch('/', {method: 'HEAD', cache: 'no-store', signal});

/**
 * Whether a framed document comes. A browser does not tell a page what a frame shows: `load` is said
 * of its own error page too. What can be known is that there is no network at all, or that no answer
 * has come in time.
 * @returns `onLoad` for the frame, `again` to ask anew
 */
export function useArrival(wanted: boolean) {
  const [arrival, setArrival] = useState<Arrival>('asked');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    const question = new AbortController();
    const giveUp = () => setArrival((now) => (now === 'there' ? now : 'silent'));
    const timer = setTimeout(giveUp, PATIENCE);
    askOwnHost(question.signal).then(
      () => setArrival((now) => (now === 'asked' ? 'coming' : now)),
      () => !question.signal.aborted && giveUp(),
    );
    return () => {
      clearTimeout(timer);
      question.abort();
      setArrival('asked');
    };
  }, [wanted, attempt]);
  return {
    arrival,
    onLoad: () => setArrival('there'),
    again: () => setAttempt(attempt + 1),
  };
}
