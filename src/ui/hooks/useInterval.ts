import {useEffect, useRef} from 'react';
import {useReducedMotion} from './useReducedMotion';

/**
 * Calls `tick` every `milliseconds` while `running` is true, and never for readers who asked their
 * device for less motion.
 */
export function useInterval(tick: () => void, milliseconds: number, running: boolean) {
  const latest = useRef(tick);
  const still = useReducedMotion();
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (!running || still) return undefined;
    const timer = setInterval(() => latest.current(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, running, still]);
}
