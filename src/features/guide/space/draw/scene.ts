import {Camera, Geometry, Mesh, Program, Renderer} from 'ogl';
import type {Eye} from '../camera/eye';
import {LENS} from '../camera/pose';
import type {Triangle} from '../solid/triangles';
import {coatOf, shapeOf} from './buffers';
import {mixed, type Meaning, type Paints} from './paint';
import {fragment, vertex} from './shaders';

/** The one place that knows the WebGL library: one mesh, drawn in one call. */
export interface Scene {
  /** Colors everything anew. */
  paint: (paints: Paints, meaning: Meaning) => void;
  draw: (eye: Eye) => void;
}

const CONTEXT = {alpha: true, antialias: true, premultipliedAlpha: true} as const;
/** Sharper than this nobody sees; and so many pixels any phone fills 60 times a second. */
const SHARPEST = 3;
const PIXELS = 2_500_000;
const NEAR = 8;
const FAR = 6000;

/** How many pixels of the screen a pixel of the page is drawn with. */
export const sharpness = ({width, height}: Eye['frame'], screen: number): number =>
  Math.min(screen, SHARPEST, Math.sqrt(PIXELS / (width * height)));

/**
 * Makes a scene of some triangles.
 * @returns nothing where the device draws no WebGL
 */
export function makeScene(
  canvas: HTMLCanvasElement,
  triangles: readonly Triangle[],
): Scene | undefined {
  // The library would write to the console and go on; it gets the same context after this.
  const context = canvas.getContext('webgl2', {
    ...CONTEXT,
    depth: true,
    stencil: false,
    preserveDrawingBuffer: false,
    powerPreference: 'default',
  });
  if (!context || context.isContextLost()) return undefined;
  const renderer = new Renderer({canvas, ...CONTEXT});
  const {gl} = renderer;
  const {position, edge} = shapeOf(triangles);
  const empty = (size: number) => new Float32Array((position.length / 3) * size);
  const geometry = new Geometry(gl, {
    position: {size: 3, data: position},
    edge: {size: 3, data: edge},
    color: {size: 4, data: empty(4), usage: gl.DYNAMIC_DRAW},
    stroke: {size: 4, data: empty(4), usage: gl.DYNAMIC_DRAW},
  });
  const uniforms = {uInside: {value: [0, 0, 0]}, uDpr: {value: 1}};
  const program = new Program(gl, {
    vertex,
    fragment,
    uniforms,
    transparent: true,
    // The library's types do not know that both sides may be drawn.
    cullFace: false as unknown as number,
  });
  const mesh = new Mesh(gl, {geometry, program, frustumCulled: false});
  const camera = new Camera(gl, {fov: (Math.atan(LENS) * 360) / Math.PI, near: NEAR, far: FAR});

  return {
    paint(paints, meaning) {
      const coat = coatOf(triangles, paints, meaning);
      for (const name of ['color', 'stroke'] as const) {
        const attribute = geometry.attributes[name]!;
        attribute.data = coat[name];
        attribute.needsUpdate = true;
      }
      uniforms.uInside.value = [...mixed(paints.wool, [0, 0, 0], 0.25)];
    },
    draw({at, back, frame}) {
      const {width, height} = frame;
      const dpr = sharpness(frame, window.devicePixelRatio);
      if (renderer.width !== width || renderer.height !== height || renderer.dpr !== dpr) {
        renderer.dpr = dpr;
        renderer.setSize(width, height);
        uniforms.uDpr.value = dpr;
      }
      camera.perspective({aspect: width / height});
      camera.position.set(...at);
      camera.lookAt([at[0] - back[0], at[1] - back[1], at[2] - back[2]]);
      renderer.render({scene: mesh, camera});
    },
  };
}
