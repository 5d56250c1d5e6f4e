// The dome of the sky with sun, moon, stars and clouds, and the lights that go with the hour.
import * as THREE from 'three';
import {Mould, vec} from './mould.js';
import {between, random} from './random.js';

const dome = `
  varying vec3 p;
  uniform vec3 tones[4]; uniform vec3 sun; uniform vec3 glow; uniform float disc;
  void main() {
    vec3 d = normalize(p); float h = clamp(d.y, 0., 1.);
    vec3 k = mix(tones[3], tones[2], smoothstep(0., .10, h));
    k = mix(k, tones[1], smoothstep(.06, .30, h));
    k = mix(k, tones[0], smoothstep(.22, .85, h));
    float near = max(dot(d, normalize(sun)), 0.);
    k += glow * (pow(near, 8.) * .16 + pow(near, 60.) * .4) * (.35 + disc);
    k = mix(k, vec3(1.5, 1.35, 1.05), disc * smoothstep(.9982, .9988, near));
    gl_FragColor = vec4(k, 1.);
  }`;

function heaven(hour) {
  const colour = (c) => new THREE.Color(c);
  return new THREE.Mesh(
    new THREE.SphereGeometry(900, 48, 32),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      depthWrite: false,
      uniforms: {
        tones: {value: hour.sky.map(colour)},
        sun: {value: vec(hour.sun)},
        glow: {value: colour(hour.light)},
        disc: {value: hour.disc ? 1 : 0},
      },
      vertexShader:
        'varying vec3 p; void main() { p = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
      fragmentShader: dome,
    }),
  );
}

function stars(strength, grain) {
  const field = new THREE.Group();
  for (const [count, size] of [
    [900, 1.6],
    [160, 2.8],
    [40, 4],
  ]) {
    const spots = [];
    for (let i = 0; i < count; i++) {
      const a = random() * 6.283;
      const e = Math.asin(0.06 + 0.94 * random());
      spots.push(
        Math.cos(a) * Math.cos(e) * 850,
        Math.sin(e) * 850,
        Math.sin(a) * Math.cos(e) * 850,
      );
    }
    const shape = new THREE.BufferGeometry();
    shape.setAttribute('position', new THREE.Float32BufferAttribute(spots, 3));
    field.add(
      new THREE.Points(
        shape,
        new THREE.PointsMaterial({
          color: '#fff2dc',
          size: size * grain,
          sizeAttenuation: false,
          fog: false,
          transparent: true,
          opacity: strength * 0.85,
        }),
      ),
    );
  }
  return field;
}

function clouds(colour) {
  const mould = new Mould(0.02);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.283 + between(-0.15, 0.15);
    const far = between(380, 560);
    const high = between(75, 190);
    const size = between(14, 30);
    for (let k = 0; k < 5; k++)
      mould.ball(colour, size * between(0.5, 1), {
        at: [
          Math.cos(a) * far - Math.sin(a) * (k - 2) * size,
          high + between(-2, 6),
          Math.sin(a) * far + Math.cos(a) * (k - 2) * size,
        ],
        scale: [1.3, 0.55, 1.3],
      });
  }
  const group = mould.cast();
  group.children[0].castShadow = group.children[0].receiveShadow = false;
  group.children[0].material = new THREE.MeshStandardMaterial({
    color: '#fff',
    vertexColors: true,
    flatShading: true,
    roughness: 1,
    fog: false,
    emissive: colour,
    emissiveIntensity: 0.28,
  });
  return group;
}

/**
 * Fills the scene with the sky and the lights of an hour. Shadows are drawn within `reach` metres;
 * `grain` is how many pixels wide a star of size 1 is.
 */
export function addSky(scene, hour, {reach = 26, grain = 1}) {
  scene.add(heaven(hour));
  if (hour.stars) scene.add(stars(hour.stars, grain));
  if (hour.clouds) scene.add(clouds(hour.clouds));
  if (hour.moon) {
    const moon = new Mould(0).ball(
      '#fff4d8',
      26,
      {at: vec(hour.moon).multiplyScalar(760), glow: 1.25},
      3,
    );
    const disc = moon.cast();
    disc.children[0].material = new THREE.MeshBasicMaterial({color: '#fff2d0', fog: false});
    scene.add(disc);
  }
  scene.fog = new THREE.Fog(...hour.fog);
  scene.add(new THREE.HemisphereLight(hour.above, hour.below, hour.fill));
  const sun = new THREE.DirectionalLight(hour.light, hour.power);
  sun.position.copy(vec(hour.sun).normalize().multiplyScalar(160));
  sun.castShadow = true;
  sun.shadow.mapSize.set(4096, 4096);
  Object.assign(sun.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 1,
    far: 400,
  });
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.03;
  sun.shadow.radius = 2.5;
  scene.add(sun, sun.target);
}

/** A coloured lamp without shadow; reach in metres. */
export function lamp(scene, colour, power, at, reach = 24) {
  const light = new THREE.PointLight(colour, power * 0.4, reach, 1);
  light.position.set(...at);
  scene.add(light);
}
