import type {Task} from '@site/src/features/guide/model/types';
import {howManyPanels, titles} from './hanging';
import {
  finalCheck,
  hangingHardware,
  hangingTools,
  hoofTies,
  mountHardware,
  strutHardware,
  strutTools,
  unload,
} from './shared';
import {strutLoads, strutParts} from './struts';

export const party: Task[] = [
  unload('party-crew'),
  {
    id: 'party-crew-speaker-shelves',
    crew: 'party-crew',
    title: 'speaker shelves',
    people: {count: 3},
    parts: ['3 shelves, the largest in the center'],
    hardware: [{kind: 'shelf bolt', size: '1/2"', length: '8"', count: {count: 5}}],
    tools: ['9/16" socket wrench', 'pliers'],
    carries: [
      {what: 'the speakers'},
      {
        what: 'the support cables of the generator shelf',
        from: 'business-crew-generator-shelf',
        place: 'brc',
      },
    ],
    downWritten: true,
  },
  {
    id: 'party-crew-dj-platform',
    crew: 'party-crew',
    title: 'DJ platform',
    people: {count: 3},
    parts: ['platform (attached to the bus, tips out)'],
    hardware: [{kind: 'bolt', size: '1/2"', length: '4"', count: {count: 2}}],
    tools: [],
    carries: [
      {what: 'panel 21D', from: 'party-crew-primary-mounts'},
      {what: 'the support strut of panel 6D', from: 'party-crew-panels-forward'},
    ],
  },
  {
    id: 'party-crew-support-struts',
    crew: 'party-crew',
    title: titles['support-struts'],
    people: {count: 4},
    parts: strutParts('party-crew'),
    hardware: strutHardware,
    tools: strutTools,
    carries: strutLoads('party-crew'),
    downWritten: true,
  },
  {
    id: 'party-crew-primary-mounts',
    crew: 'party-crew',
    title: titles['primary-mounts'],
    parts: [],
    hardware: mountHardware,
    tools: hangingTools,
    downWritten: true,
  },
  {
    id: 'party-crew-panels-forward',
    crew: 'party-crew',
    title: titles['panels-forward'],
    parts: ['support strut of 6D'],
    panelsBelow: howManyPanels('party-crew-panels-forward'),
    hardware: [...hangingHardware, hoofTies],
    tools: hangingTools,
    downWritten: true,
  },
  {
    id: 'party-crew-panels-aft',
    crew: 'party-crew',
    title: titles['panels-aft'],
    parts: [],
    panelsBelow: howManyPanels('party-crew-panels-aft'),
    hardware: [
      {kind: 'bolt', size: '3/8"', length: 'short', count: {count: 1}},
      ...hangingHardware,
      hoofTies,
    ],
    tools: hangingTools,
    downWritten: true,
  },
  finalCheck('party-crew'),
];
