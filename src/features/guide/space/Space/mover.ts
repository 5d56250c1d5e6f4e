import {onTheWay} from '../camera/glide';
import type {Pose} from '../camera/pose';

/** Moves the eye, and draws when something has changed: nothing runs while nothing moves. */
export interface Mover {
  pose: () => Pose;
  /** Where it is going. */
  goal: () => Pose;
  jumpTo: (pose: Pose) => void;
  /** Takes so many milliseconds; 0 is a jump. */
  glideTo: (pose: Pose, duration: number) => void;
  /** Draws once more, with the next frame. */
  redraw: () => void;
  stop: () => void;
}

/**
 * @param draw draws a pose; told whether the eye is on its way to another
 */
export function makeMover(start: Pose, draw: (pose: Pose, isGliding: boolean) => void): Mover {
  let pose = start;
  let goal = start;
  let from = start;
  let begun = 0;
  let duration = 0;
  let frame = 0;

  function step(now: number) {
    frame = 0;
    if (duration > 0) {
      begun ||= now;
      const t = Math.min(1, (now - begun) / duration);
      pose = onTheWay(from, goal, t);
      if (t === 1) duration = 0;
    }
    draw(pose, duration > 0);
    if (duration > 0) redraw();
  }

  function redraw() {
    frame ||= requestAnimationFrame(step);
  }

  function jumpTo(next: Pose) {
    duration = 0;
    pose = next;
    goal = next;
    redraw();
  }

  function glideTo(next: Pose, takes: number) {
    if (takes === 0) return jumpTo(next);
    from = pose;
    goal = next;
    begun = 0;
    duration = takes;
    redraw();
  }

  return {
    pose: () => pose,
    goal: () => goal,
    jumpTo,
    glideTo,
    redraw,
    stop: () => cancelAnimationFrame(frame),
  };
}
