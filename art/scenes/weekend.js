// The days of the schedule's poster: one meadow and one camera, four hours of a weekend.
import {domeTent, longTable, ridgeTent} from '../world/camp.js';
import {cloth, show} from '../world/colours.js';
import {Mould, put} from '../world/mould.js';
import {beam} from '../world/party.js';
import {person} from '../world/people.js';
import {valley} from '../world/places.js';
import {float} from '../world/play.js';
import {mug} from '../world/props.js';
import {between, pick, seed} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {looseTriangle} from '../world/things.js';
import {pine} from '../world/trees.js';
import {truck} from '../world/vehicles.js';

/** Where all four are seen from, and where the camera looks. */
const eye = [-20.5, 2.3, 21.5];
const middle = [-2, 5.1, 0.4];
const camera = [eye, middle, 39.5];

const [ax, az] = [middle[0] - eye[0], middle[2] - eye[2]];
const far = Math.hypot(ax, az);
/** A place on the ground, `ahead` of the camera and to the `right` of its middle, in metres. */
const spot = (ahead, right, y = 0) => [
  eye[0] + (ax * ahead - az * right) / far,
  y,
  eye[2] + (az * ahead + ax * right) / far,
];
/** A turn that faces the camera. */
const toUs = Math.atan2(-ax, -az);

/** Tents, the same all weekend: ahead, right, colour, kind. */
const camp = [
  [15.5, -4.3, '#ff8a3d', domeTent],
  [19, -7.6, '#35b8f2', ridgeTent],
  [17.5, 4.9, '#8f6bff', domeTent],
  [21, 8.2, '#ffcb3d', ridgeTent],
];

/** The meadow of the weekend, the same in every picture. `tents` are those that stand, `lit` their light. */
function meadow(scene, {tents = camp, lit = 0} = {}) {
  seed('the weekend');
  valley(scene, {
    plain: 38,
    trees: 170,
    near: 22,
    far: 140,
    clear: (x, z) => (x < 3 && z > -9) || z > 8,
  });
  for (const [ahead, right, high] of [
    [43, -14.5, 17],
    [47, -11, 13],
    [42, 14, 15],
    [39, 17, 19],
  ])
    put(scene, pine(high), spot(ahead, right, -0.2));
  for (const [ahead, right, colour, tent] of tents)
    put(scene, tent(colour, {size: 1.3, lit}), spot(ahead, right, -0.05), toUs - right * 0.07);
}

/** The gear truck, its open end to the camp. */
const gearTruck = (scene) => put(scene, truck({open: true}), spot(19.5, 6.6), toUs + 3.5);

const looks = {
  wings: false,
  vest: false,
  shades: false,
  beard: false,
  laugh: true,
  gaze: [0, 0, 0],
};
/** Somebody at `ahead` and `right`, turned `turn` from the camera. */
const stand = (scene, [ahead, right, y], turn, given) =>
  put(scene, person({...looks, ...given}), spot(ahead, right, y), toUs + turn);

/** What lies across both hands: a rolled tent. */
const tentRoll =
  (colour) =>
  (m, [hand, other]) => {
    const [x, y, z] = hand.map((n, i) => (n + other[i]) / 2);
    const across = [0, 0, Math.PI / 2];
    m.drum(colour, [0.2, 0.2, 1.2, 9], {at: [x, y + 0.02, z + 0.12], turn: across});
    for (const k of [-0.32, 0.32])
      m.drum('#fff6e6', [0.21, 0.21, 0.09, 9], {at: [x + k, y + 0.02, z + 0.12], turn: across});
  };

/** A tent that is half up: its hoops, and its cloth on one side of them. */
function tentGoingUp(colour) {
  const m = new Mould(0.05);
  const n = 8;
  const hoop = (turn) =>
    Array.from({length: n + 1}, (_, i) => {
      const a = (Math.PI * i) / n;
      const out = Math.cos(a) * 1.5;
      return [Math.cos(turn) * out, Math.sin(a) * 1.5, Math.sin(turn) * out];
    });
  const [a, b] = [0.7, -0.7].map(hoop);
  for (const hooped of [a, b])
    hooped.slice(1).forEach((p, i) => m.bar('#fff6e6', hooped[i], p, [0.05]));
  for (let i = 0; i < n; i++) if (i > 3) m.facets(colour, [a[i], a[i + 1], b[i + 1], b[i]]);
  for (let i = 0; i < 4; i++) m.facets(colour, [b[n - i], b[n - i - 1], a[i + 1], a[i]]);
  return m.cast();
}

function arriving(scene) {
  meadow(scene, {tents: camp.slice(0, 1)});
  gearTruck(scene);
  put(scene, sheep({sheen: 0.4, look: 0.5, tilt: 0.1}), [0, 0, 0]);
  seed('arriving');
  put(scene, tentGoingUp('#ff3f96'), spot(12.4, 0.1), toUs + 0.25);
  stand(scene, [11.9, 2.1], -0.9, {
    pose: 'brace',
    shirt: '#35b8f2',
    hat: 'bucket',
    hatColour: '#ffcb3d',
    skirt: 'none',
    skin: '#b97d56',
    trousers: '#3a3f78',
  });
  stand(scene, [11.6, -2.2], 0.45, {
    pose: 'carry',
    shirt: '#ffcb3d',
    hair: 'afro',
    hairColour: '#3b2418',
    hat: 'none',
    skirt: 'none',
    skin: '#6b4130',
    trousers: '#8f3fb0',
    holds: tentRoll('#18a3a0'),
  });
}

function brunch(scene) {
  meadow(scene);
  put(scene, sheep({sheen: 0.3, look: 0.5, tilt: 0.14}), [0, 0, 0]);
  seed('brunch');
  // the table lies across our way, so that both of its sides are seen
  const aslant = 0.95;
  put(scene, longTable(5), spot(12, -0.6), toUs + aslant);
  const guests = [
    [
      -1.75,
      -1,
      {shirt: '#ff5fa8', hat: 'crown', hatColour: '#ffcb3d', skin: '#6b4130', pose: 'feast'},
    ],
    [0, -1, {shirt: '#35b8f2', hair: 'wig', hairColour: '#ff8a3d', pose: 'toast', skin: '#efc3a0'}],
    [
      1.75,
      -1,
      {shirt: '#ffcb3d', hair: 'afro', hairColour: '#3b2418', pose: 'feast', skin: '#8f5a3e'},
    ],
    [
      -1.6,
      1,
      {shirt: '#3ecf8e', hat: 'cowboy', hatColour: '#f6f0e6', pose: 'feast', skin: '#d9a07a'},
    ],
    [
      0.3,
      1,
      {shirt: '#8f6bff', hair: 'mohawk', hairColour: '#e0457b', pose: 'toast', skin: '#b97d56'},
    ],
  ];
  for (const [along, side, guest] of guests) {
    const [c, n] = [Math.cos(aslant), Math.sin(aslant)];
    const [right, near] = [along * c + side * 1.05 * n, side * 1.05 * c - along * n];
    stand(scene, [12 - near, -0.6 + right, 0.02], aslant + (side > 0 ? Math.PI - 0.3 : 0), {
      hat: 'none',
      skirt: 'none',
      holds: guest.pose === 'toast' ? mug('#f2494f') : undefined,
      ...guest,
    });
  }
  // on the way to the pool
  put(scene, float('flamingo'), spot(11.2, 2.15, 0.72), toUs - 2.2, 0.62);
  stand(scene, [11.2, 2.15], -0.2, {
    pose: 'cheer',
    bare: true,
    shirt: '#18a3a0',
    trousers: '#f2494f',
    hat: 'none',
    hair: 'bun',
    skirt: 'none',
    shades: true,
    skin: '#b97d56',
  });
}

function dancing(scene) {
  meadow(scene, {lit: 0.95});
  put(scene, sheep({glow: 1, pattern: 'waves', time: 0.1, look: 0.5, tilt: 0.1}), [0, 0, 0]);
  seed('dancing');
  for (let i = 0; i < 6; i++)
    scene.add(beam(show[i], spot(31, 0.5, 8), spot(40, -20 + i * 8.4, 31), 1.7, 0.5));
  const rows = [
    [11.2, [-2.5, -0.9, 0.8, 2.4]],
    [13.2, [-3.4, -1.7, 0, 1.7, 3.3]],
    [15.6, [-2.7, -0.9, 1, 2.8]],
  ];
  for (const [ahead, across] of rows)
    for (const right of across)
      stand(
        scene,
        [ahead + between(-0.3, 0.3), right + between(-0.2, 0.2)],
        2.6 + between(-0.8, 1.6),
        {
          pose: pick(['cheer', 'groove', 'disco', 'swing', 'leap']),
          wings: ahead < 12 && right > 0 && right < 1,
          hatColour: pick(cloth.slice(0, 6)),
          laugh: false,
        },
      );
  for (const [colour, right] of [
    ['#ff2f8e', -4],
    ['#ffb02e', 0],
    ['#2fb6ff', 4.5],
  ])
    lamp(scene, colour, 26, spot(12.5, right, 3.4), 9);
  lamp(scene, '#cfd4ff', 50, spot(17, -4, 9), 16);
}

/** Panels of the party side are down already. */
const down = ({points}) => {
  const x = points.reduce((sum, p) => sum + p.x, 0) / points.length;
  const z = points.reduce((sum, p) => sum + p.z, 0) / points.length;
  return x > -3.4 && z > 0.2;
};

/** Where a tent stood. */
const paleGround = () => new Mould(0.06).drum('#c9c07a', [1.7, 1.8, 0.06, 9]).cast();

/** The sheep with its party side open, and the truck beside it. */
function halfDown(scene, given) {
  meadow(scene, {tents: []});
  gearTruck(scene);
  put(scene, sheep({sheen: 0.3, look: 0.5, nod: 0.1, missing: down, ...given}), [0, 0, 0]);
}

/** Two carry a panel to the truck. */
function panelToTruck(scene, left, right) {
  const hand = (at, turn, given) => stand(scene, at, turn, {pose: 'hold', skirt: 'none', ...given});
  put(scene, looseTriangle('#fff8ec', 2.2), spot(12, 0.65, 1.3), toUs);
  hand([12.2, -0.75], 1, left);
  hand([12.2, 2], -1, right);
}

function packing(scene) {
  halfDown(scene, {sleepy: true});
  seed('packing');
  for (const [ahead, right] of camp) put(scene, paleGround(), spot(ahead - 0.4, right, 0.02));
  panelToTruck(
    scene,
    {shirt: '#ff5fa8', hat: 'beanie', skin: '#8f5a3e'},
    {shirt: '#35b8f2', hair: 'bun', hat: 'none', skin: '#efc3a0'},
  );
}

/** The guide's teardown: awake, and a crew in helmets. */
function teardown(scene) {
  halfDown(scene);
  seed('teardown');
  const crew = {
    hat: 'helmet',
    hatColour: '#ffcb3d',
    shirt: '#d93a32',
    trousers: '#35507a',
    shoes: '#6b4630',
  };
  panelToTruck(scene, {...crew, skin: '#8f5a3e'}, {...crew, hair: 'bun', skin: '#efc3a0'});
}

const day = {size: 'square', camera};

const lastMorning = {
  hour: 'dawn',
  change: {
    sun: [-0.85, 0.3, 0.5],
    disc: undefined,
    exposure: 1.1,
    sky: ['#8fb0e6', '#c9b6e6', '#ffd0b8', '#ffe8bc'],
  },
};

export const weekend = {
  'campout/arriving': {
    ...day,
    hour: 'golden',
    make: arriving,
    change: {
      fog: ['#ffd7a3', 90, 900],
      sun: [-0.8, 0.3, 0.75],
      light: '#ffcf8c',
      clouds: '#fff1d6',
      bloom: 0.06,
      sky: ['#6f80d0', '#efa585', '#ffc274', '#ffe2a0'],
    },
  },
  'campout/brunch': {...day, hour: 'day', make: brunch},
  'campout/dancing': {
    ...day,
    hour: 'night',
    make: dancing,
    change: {bloom: 0.34, moon: [0.47, 0.31, -0.79]},
  },
  'campout/packing': {...day, ...lastMorning, make: packing},
  'guide/teardown': {
    ...day,
    ...lastMorning,
    size: 'card',
    camera: [eye, [-1.7, 5.4, 0.7], 47],
    make: teardown,
  },
};
