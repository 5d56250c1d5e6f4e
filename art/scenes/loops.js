// Three seamless loops; time goes from 0 to 1 and ends where it began.
import {stringLights} from '../world/camp.js';
import {show} from '../world/colours.js';
import {put} from '../world/mould.js';
import {valley} from '../world/places.js';
import {beam, stage} from '../world/party.js';
import {person} from '../world/people.js';
import {beachBall, float, ring} from '../world/play.js';
import {random} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {pine} from '../world/trees.js';
import {poolScene} from './gallery-water.js';

const turn = Math.PI * 2;

function lightWaves(scene, time) {
  valley(scene, {kind: 'forest', trees: 110, near: 20, clear: (x, z) => z > 0});
  put(
    scene,
    sheep({
      glow: 1,
      pattern: 'waves',
      time,
      look: 0.12 * Math.sin(time * turn),
      tilt: 0.03 * Math.sin(time * turn * 2),
    }),
    [0, 0, 0],
  );
  [
    ['#ff2f8e', -6],
    ['#34d97c', 0],
    ['#8a5cff', 6],
  ].forEach(([c, x], i) =>
    lamp(scene, c, 30 + 14 * Math.sin((time + i / 3) * turn), [x, 1.2, 8], 18),
  );
}

function poolFloat(scene, time) {
  poolScene(scene, time);
  const drift = (i, thing, x, z, spin) =>
    put(
      scene,
      thing,
      [
        x + 0.4 * Math.sin(time * turn + i),
        0.05 + 0.05 * Math.sin(time * turn * 2 + i * 2),
        z + 0.3 * Math.cos(time * turn + i),
      ],
      spin + 0.5 * Math.sin(time * turn + i * 1.7),
    );
  drift(0, float('duck'), -0.4, 0.4, 3.6);
  drift(1, ring('#ff5fa8', '#fff', 0.75), 2.6, 1.2, 0);
  drift(2, ring('#ffc928', '#fff', 0.7), -3, -1.4, 1);
  drift(3, beachBall(0.5), 1.2, -2, 0.3);
  drift(4, float('flamingo'), 4, -1.8, 2.6);
  drift(5, ring('#8f6bff', '#fff', 0.7), -2.8, 2.2, 2);
}

function danceFloor(scene, time) {
  valley(scene, {kind: 'forest', plain: 20, trees: 90, near: 14, far: 70, clear: (x, z) => z > -5});
  put(scene, stage({wide: 9, glow: 0.9, time}), [0, 0, -5]);
  put(
    scene,
    person({
      pose: 'dj',
      hat: 'phones',
      hatColour: '#ff5fa8',
      shirt: '#ffcb3d',
      wings: false,
      skirt: 'none',
      hair: 'bun',
    }),
    [0, 1.04 + 0.05 * Math.abs(Math.sin(time * turn * 4)), -4.7],
  );
  for (let i = 0; i < 16; i++) {
    const dancer = person({});
    const beat = time * turn * 4 + random() * 1.2;
    const high = Math.abs(Math.sin(beat)) * 0.28;
    put(
      scene,
      dancer,
      [-5.2 + (i % 6) * 2.05 + random() * 0.7, high, 0.4 + Math.floor(i / 6) * 1.9],
      Math.PI + 0.5 * Math.sin(time * turn * 2 + i) + (random() - 0.5),
    );
    dancer.rotation.z = 0.09 * Math.sin(time * turn * 2 + i);
  }
  for (const x of [-9, 9]) put(scene, pine(13), [x, 0, -5.4]);
  put(scene, stringLights([-9, 6.6, -5], [9, 6.6, -5], {bulbs: 26, sag: 0.6}), [0, 0, 0]);
  for (let i = 0; i < 5; i++) {
    const swing = Math.sin(time * turn + i * 1.3) * 5;
    scene.add(beam(show[i], [-4 + i * 2, 6.6, -6], [-8 + i * 4 + swing, 0, 4], 1.1, 0.35));
  }
  [
    ['#ff2f8e', -4],
    ['#ffc928', 0],
    ['#2fb6ff', 4],
  ].forEach(([c, x], i) =>
    lamp(scene, c, 38 + 22 * Math.sin((time * 2 + i / 3) * turn), [x, 3.6, -0.5], 18),
  );
}

export const loops = {
  'gallery/light-waves': {
    size: 'loop',
    seconds: 4,
    hour: 'night',
    camera: [[-13, 2.8, 27], [-0.8, 5.5, 0], 35],
    make: lightWaves,
  },
  'gallery/pool-float': {
    size: 'loop',
    seconds: 4,
    hour: 'day',
    camera: [[1, 5, 8.6], [0.2, 0.2, 0], 38],
    make: poolFloat,
  },
  'gallery/dance-floor': {
    size: 'loop',
    seconds: 4,
    hour: 'dusk',
    camera: [[2.6, 3.4, 11.5], [0, 2.6, -2.4], 42],
    make: danceFloor,
  },
};
