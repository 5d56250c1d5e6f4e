import {useEffect, useRef, type RefObject} from 'react';
import {useReducedMotion} from '@site/src/ui/hooks/useReducedMotion';
import type {Box} from '../outline';

const DURATION = 450;

const parse = (text: string) => text.split(' ').map(Number);
const text = (box: readonly number[]) =>
  box.map((value) => Math.round(value * 100) / 100).join(' ');

/**
 * Moves the window of a drawing to what shall be seen; at once where less motion is asked for. On
 * paper the whole is seen.
 * @param svg the drawing; its viewBox is left alone by React after the first time
 * @param box what to show
 * @param whole all there is
 */
export function useBox(svg: RefObject<SVGSVGElement | null>, box: Box, whole: Box): void {
  const still = useReducedMotion();
  const target = text(box);
  const all = text(whole);
  const shown = useRef(all);

  useEffect(() => {
    const from = parse(shown.current);
    const to = parse(target);
    const start = performance.now();
    let frame = 0;
    const show = (value: string) => {
      shown.current = value;
      svg.current?.setAttribute('viewBox', value);
    };
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / DURATION));
      const eased = 1 - (1 - t) ** 3;
      show(text(from.map((value, i) => value + ((to[i] ?? 0) - value) * eased)));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    if (still || shown.current === target) show(target);
    else frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [svg, target, still]);

  useEffect(() => {
    const set = (value: string) => svg.current?.setAttribute('viewBox', value);
    const control = new AbortController();
    window.addEventListener('beforeprint', () => set(all), control);
    window.addEventListener('afterprint', () => set(shown.current), control);
    return () => control.abort();
  }, [svg, all]);
}
