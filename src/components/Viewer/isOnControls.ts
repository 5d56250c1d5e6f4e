import type {PointerEvent} from 'react';

/** How high the browser's own bar is at the foot of a video, in pixels, with some to spare. */
const BAR = 72;

/** Whether a touch is on the controls of a video, where a finger moves through time. */
export function isOnControls({target, clientY}: PointerEvent): boolean {
  if (!(target instanceof HTMLVideoElement)) return false;
  return clientY > target.getBoundingClientRect().bottom - BAR;
}
