/** What the two side crews need alike, and what hanging panels takes everywhere. */
import type {CrewId, Hardware, Task} from '@site/src/features/guide/model/types';

export const strutHardware: Hardware[] = [
  {kind: 'nut', size: '1/2" and 3/8"', count: {count: 12, about: true}, with: 'washers'},
  {kind: 'bolt', size: '3/8"', length: 'short', count: {count: 5}, with: 'nut and washers'},
];

export const strutTools = ['ladders', 'ratchet wrenches', 'impact drivers'];

export const quarterInchSets: Hardware = {
  kind: 'hardware set',
  size: '1/4"',
  count: 'some',
  with: 'bolt, two washers, wing nut',
};

export const mountHardware: Hardware[] = [
  {kind: 'bolt', size: '3/8"', length: 'short', count: 'some'},
  quarterInchSets,
];

export const hangingHardware: Hardware[] = [
  {kind: 'bolt', size: '1/4"', length: 'assorted-length', count: 'many', with: 'wing nut'},
  {kind: 'zip tie', size: 'heavy', count: 'many', place: 'street'},
];

/** A hoof hangs loose, in both places. How thick its ties are is not written down. */
export const hoofTies: Hardware = {kind: 'zip tie', size: '?', count: 'some'};

export const hangingTools = ['vice grips', 'aligner pins'];

const nothing = {parts: [], hardware: [], tools: [], putsNothingUp: true};

/** A crew's first task; how it is done is not written down. */
export const unload = (crew: CrewId): Task => ({
  id: `${crew}-unload`,
  crew,
  title: 'unload parts',
  ...nothing,
});

/** A side crew's last task. */
export const finalCheck = (crew: CrewId): Task => ({
  id: `${crew}-safety-check`,
  crew,
  title: 'final safety check',
  ...nothing,
});
