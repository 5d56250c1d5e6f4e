import type {ViewId} from '../../panels/viewWords';
import {eyeOf} from '../camera/eye';
import {facePanel} from '../camera/facing';
import {GLIDE, STEP} from '../camera/glide';
import type {Frame, Pose} from '../camera/pose';
import {viewPose} from '../camera/views';
import type {Meaning} from '../draw/paint';
import {readPaints} from '../draw/readPaints';
import {makeScene} from '../draw/scene';
import {afterKey} from '../hands/keys';
import {pickAt} from '../picking/pick';
import {boxAroundPanels, boxOf, type SolidSheep} from '../solid/sheep';
import {drawNames} from './drawNames';
import {listenToHands} from './listenToHands';
import {makeMover} from './mover';

/** The sheep on a canvas, to be turned. */
export interface Turntable {
  /** Colors it: the picked panel, its neighbors, the others. */
  show: (meaning: Meaning) => void;
  /** Turns to a panel and comes near. */
  face: (panel: string, neighbors: readonly string[]) => void;
  look: (view: ViewId) => void;
  /** Does what a key does; false for a key that does nothing here. */
  press: (key: string) => boolean;
  stop: () => void;
}

interface Parts {
  canvas: HTMLCanvasElement;
  /** Names are written here; it lies over the canvas. */
  names: SVGSVGElement;
  sheep: SolidSheep;
  /** The panels of the head. */
  head: readonly string[];
  start: ViewId;
  isStill: () => boolean;
  onSeen: (pose: Pose) => void;
  onPick: (panel: string) => void;
  /** The device has taken the canvas away and does not give it back. */
  onLost: () => void;
}

/** How long a device may take to give the canvas back, in milliseconds. */
const PATIENCE = 3000;

/**
 * Sets the sheep on a canvas.
 * @returns nothing where the device draws no WebGL
 */
export function makeTurntable(parts: Parts): Turntable | undefined {
  const {canvas, names, sheep, head, isStill} = parts;
  let scene = makeScene(canvas, sheep.drawn);
  if (!scene) return undefined;
  let meaning: Meaning = {crewOf: () => undefined, weightOf: () => 'other'};
  let waiting = 0;

  // The canvas itself has the size that it was last drawn with.
  const around = canvas.parentElement!;
  const frame = (): Frame => ({width: around.clientWidth, height: around.clientHeight});
  const eye = (pose: Pose) => eyeOf(pose, frame(), sheep.box);
  const boxOfView = (id: ViewId) => (id === 'head' ? boxAroundPanels(sheep, head) : sheep.box);

  const mover = makeMover(viewPose(parts.start, boxOfView(parts.start)), (pose, isGliding) => {
    if (!scene || around.clientWidth === 0) return;
    const seen = eye(pose);
    scene.draw(seen);
    drawNames(names, seen, sheep, meaning.weightOf);
    if (!isGliding) parts.onSeen(pose);
  });
  const glide = (pose: Pose, duration: number) => mover.glideTo(pose, isStill() ? 0 : duration);

  function paint() {
    scene?.paint(readPaints(canvas), meaning);
    mover.redraw();
  }

  const control = new AbortController();
  const {signal} = control;
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      // It may come back.
      event.preventDefault();
      scene = undefined;
      waiting = window.setTimeout(parts.onLost, PATIENCE);
    },
    {signal},
  );
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      window.clearTimeout(waiting);
      scene = makeScene(canvas, sheep.drawn);
      paint();
    },
    {signal},
  );
  const themes = new MutationObserver(paint);
  themes.observe(document.documentElement, {attributeFilter: ['data-theme', 'data-sunlight']});
  const sizes = new ResizeObserver(() => mover.redraw());
  sizes.observe(around);

  const stopListening = listenToHands(canvas, {
    pose: mover.pose,
    onTurn: mover.jumpTo,
    onTap(at, reach) {
      const name = pickAt(at, reach, eye(mover.pose()), sheep);
      if (name) parts.onPick(name);
    },
  });

  return {
    show(next) {
      meaning = next;
      paint();
    },
    face(name, neighbors) {
      const panel = sheep.panels.get(name);
      if (!panel) return;
      const pose = {...mover.goal(), zoom: 1, box: boxOf(sheep, panel, neighbors)};
      glide(facePanel(panel, pose, frame(), sheep.box, sheep.solid), GLIDE);
    },
    look: (id) => glide(viewPose(id, boxOfView(id)), GLIDE),
    press(key) {
      const next = afterKey(key, mover.goal());
      if (next) glide(next, STEP);
      return next !== undefined;
    },
    stop() {
      window.clearTimeout(waiting);
      control.abort();
      stopListening();
      themes.disconnect();
      sizes.disconnect();
      mover.stop();
    },
  };
}
