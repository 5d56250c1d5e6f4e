// In the browser: sets up a scene, its hour and camera, and draws it with a little bloom.
import * as THREE from 'three';
import {EffectComposer} from 'three/examples/jsm/postprocessing/EffectComposer.js';
import {OutputPass} from 'three/examples/jsm/postprocessing/OutputPass.js';
import {RenderPass} from 'three/examples/jsm/postprocessing/RenderPass.js';
import {UnrealBloomPass} from 'three/examples/jsm/postprocessing/UnrealBloomPass.js';
import {hours} from '../world/hours.js';
import {seed} from '../world/random.js';
import {addSky} from '../world/sky.js';
import {scenes} from '../scenes/index.js';
import {sizes} from './sizes.mjs';

const renderer = new THREE.WebGLRenderer({antialias: false, preserveDrawingBuffer: true});
renderer.shadowMap.enabled = true;
renderer.toneMapping = THREE.NeutralToneMapping;
document.body.append(renderer.domElement);

/** Frees what a picture took, so that a hundred pictures fit into one page. */
function clear(scene) {
  scene.traverse((thing) => {
    thing.geometry?.dispose();
    thing.shadow?.map?.dispose();
  });
}

/** Draws the named scene at `scale` of its size; `time` from 0 to 1 within a loop. Gives a PNG address. */
window.draw = (name, scale = 1, time = 0) => {
  const {
    size = 'card',
    hour: hourName = 'day',
    camera: view,
    make,
    change = {},
    sky,
  } = scenes[name];
  const hour = {...hours[hourName], ...change};
  const [width, height] = sizes[size].map((n) => Math.round(n * scale));
  seed(name);
  const scene = new THREE.Scene();
  addSky(scene, hour, {...sky, grain: Math.max(1, height / 800)});
  const frame = make(scene, time) ?? {};
  const [from, to, angle = 32] = frame.camera ?? view;
  const camera = new THREE.PerspectiveCamera(angle, width / height, 0.1, 2000);
  camera.position.set(...from);
  camera.lookAt(...to);
  renderer.setSize(width, height);
  renderer.toneMappingExposure = hour.exposure ?? 1;
  const target = new THREE.WebGLRenderTarget(width, height, {
    samples: 4,
    type: THREE.HalfFloatType,
  });
  const composer = new EffectComposer(renderer, target);
  composer.addPass(new RenderPass(scene, camera));
  const bloom = new UnrealBloomPass(
    new THREE.Vector2(width, height),
    hour.bloom,
    0.55,
    hour.threshold ?? 0.92,
  );
  composer.addPass(bloom);
  composer.addPass(new OutputPass());
  composer.render();
  const image = renderer.domElement.toDataURL('image/png');
  bloom.dispose();
  composer.dispose();
  target.dispose();
  clear(scene);
  return image;
};
window.scenes = Object.fromEntries(
  Object.entries(scenes).map(([name, {size = 'card', seconds}]) => [name, {size, seconds}]),
);
document.title = 'ready';
