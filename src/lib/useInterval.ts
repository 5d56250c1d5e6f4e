import {useEffect, useRef} from 'react';

/**
 * Calls `tick` every `milliseconds` while `running` is true, and never for readers who asked their
 * device for less motion.
 */
export function useInterval(tick: () => void, milliseconds: number, running: boolean) {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (!running || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => latest.current(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds, running]);
}
