/**
 * What can hurt somebody, each said once: the text has it directly before the step that it guards, and
 * Safety, paper and teardown read it here.
 */
import type {Danger} from '@site/src/features/guide/model/types';

/** The two side crews put their struts up alike. */
const struts = (crew: 'party-crew' | 'business-crew'): Danger[] => [
  {
    id: `${crew}-strut-ends`,
    kind: 'weight',
    task: `${crew}-support-struts`,
    up: 'Weight at the ends of a strut only. Never in the middle.',
    down: 'Weight at the ends of a strut only. Never in the middle.',
  },
  {
    id: `${crew}-struts-checked`,
    kind: 'falling',
    task: `${crew}-primary-mounts`,
    up: 'No panels until the strut safety check is done.',
    down: 'No strut is loosened before these panels are off.',
  },
];

export const dangers: Danger[] = [
  {
    id: 'falling-tools',
    kind: 'tools',
    up: 'Falling tools hurt. Wear a hard hat. Do not stand under work.',
    down: 'Falling tools hurt. Wear a hard hat. Do not stand under work.',
  },
  {
    id: 'partly-secured-panel',
    kind: 'falling',
    name: 'falling panels',
    up: 'Never walk away from a panel that is only partly secured.',
    down: 'Never walk away from a panel that is only partly loosened.',
  },

  {
    id: 'dj-platform-footing',
    kind: 'height',
    task: 'party-crew-dj-platform',
    up: 'Test the center shelf and the ladders before you stand on them.',
    down: 'Test the center shelf and the ladders before you stand on them.',
  },
  {
    id: 'dj-platform-held',
    kind: 'crushing',
    task: 'party-crew-dj-platform',
    up: 'The two people outside hold the table until both bolts are in.',
    down: 'Two people hold the table before the first bolt comes out.',
  },
  ...struts('party-crew'),

  {
    id: 'generator-shelf-held',
    kind: 'crushing',
    task: 'business-crew-generator-shelf',
    up: 'Two people hold the shelf and do not let go until it is bolted. One person is under the bus.',
    down: 'Two people hold the shelf before the first bolt comes out, and do not let go until it is down. One person is under the bus.',
  },
  {
    id: 'generator-rigging',
    kind: 'weight',
    task: 'business-crew-generator-shelf',
    up: 'No generator on the shelf until the setup lead has signed off the rigging check.',
    down: 'No bolt and no cable of the shelf comes off while the generator is on it.',
  },
  {
    id: 'upper-platform-secured',
    kind: 'height',
    task: 'business-crew-upper-platform-extension',
    up: 'Nobody on the top platform until the extension is secured.',
    down: 'Nobody on the top platform once the first bolt is loose. Three people hold the extension before the last one comes out.',
  },
  ...struts('business-crew'),

  {
    id: 'front-platform-rope',
    kind: 'crushing',
    task: 'head-and-hind-crew-front-platform-extension',
    up: 'The platform hangs on the rope until it is clamped. Do not stand under it.',
    down: 'Rope and clamps are on before the first bolt comes out. Once the clamps are off, the platform hangs on the rope. Do not stand under it.',
  },
  {
    id: 'front-platform-bolted',
    kind: 'height',
    task: 'head-and-hind-crew-front-platform-extension',
    up: 'Nobody steps on it until all bolts are tight.',
    down: 'Nobody steps on it once the first bolt is loose.',
  },
  {
    id: 'face-below',
    kind: 'falling',
    task: 'head-and-hind-crew-face',
    up: 'One person works below. Hard hat on. Say each move out loud before you make it.',
    down: 'Whoever works below has a hard hat on. Say each move out loud before you make it. In setup the rope is tied off last: what holds the face once it is untied is not written down.',
  },
  {
    id: 'bus-on-bottle-jack',
    kind: 'crushing',
    task: 'head-and-hind-crew-suspension',
    up: 'Nobody goes under the bus while it is on the bottle jack.',
    down: 'The jack stands come out only when the bus is lifted again. Nobody goes under it while it is on the bottle jack.',
  },
];
