import type {CDPSession} from 'playwright-core';

/** Drags one finger from one place to another, in CSS pixels, in ten steps. */
export async function swipe(session: CDPSession, from: [number, number], to: [number, number]) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : [{x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share}],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
  await touch('touchEnd');
}
