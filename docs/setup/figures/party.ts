import type {Task} from '@site/src/lib/guide/types';
import {howManyPanels, titles} from './hanging';
import {
  hangingHardware,
  hangingTools,
  hoofTies,
  mountHardware,
  strutHardware,
  strutTools,
} from './shared';

export const party: Task[] = [
  {
    id: 'party-crew-speaker-shelves',
    crew: 'party-crew',
    title: 'speaker shelves',
    people: {count: 3},
    parts: ['3 shelves, the largest in the center'],
    hardware: [{kind: 'shelf bolt', size: '1/2"', length: '8"', count: {count: 5}}],
    tools: ['9/16" socket wrench', 'pliers'],
  },
  {
    id: 'party-crew-dj-platform',
    crew: 'party-crew',
    title: 'DJ platform',
    people: {count: 3},
    parts: ['platform (attached to the bus, tips out)'],
    hardware: [{kind: 'bolt', size: '1/2"', length: '4"', count: {count: 2}}],
    tools: [],
  },
  {
    id: 'party-crew-support-struts',
    crew: 'party-crew',
    title: 'support struts',
    people: {count: 4},
    parts: [
      'all party-side struts: groups 7ABC, 17ABC, 17DEF, 33ABC, 41ABC',
      'collar tubes for struts 17D and 33A',
    ],
    hardware: strutHardware,
    tools: strutTools,
  },
  {
    id: 'party-crew-primary-mounts',
    crew: 'party-crew',
    title: titles['primary-mounts'],
    parts: [],
    hardware: mountHardware,
    tools: hangingTools,
  },
  {
    id: 'party-crew-panels-forward',
    crew: 'party-crew',
    title: titles['panels-forward'],
    parts: [howManyPanels('party-crew-panels-forward'), 'support strut of 6D'],
    hardware: [...hangingHardware, hoofTies],
    tools: hangingTools,
  },
  {
    id: 'party-crew-panels-aft',
    crew: 'party-crew',
    title: titles['panels-aft'],
    parts: [howManyPanels('party-crew-panels-aft')],
    hardware: [
      {kind: 'bolt', size: '3/8"', length: 'short', count: {count: 1}},
      ...hangingHardware,
      hoofTies,
    ],
    tools: hangingTools,
  },
];
