import type {Task} from '@site/src/features/guide/model/types';
import {howManyPanels} from './hanging';
import {hangingHardware, hangingTools} from './shared';

export const headAndHind: Task[] = [
  {
    id: 'head-and-hind-crew-front-platform-extension',
    crew: 'head-and-hind-crew',
    title: 'front platform extension',
    people: {count: 4},
    parts: ['front platform', '2 black steel support beams', "15' rope", 'shop stairs'],
    hardware: [
      {kind: 'bolt', size: '3/8"', length: '2"', count: {count: 2}},
      {kind: 'bolt', size: '1/2"', length: '3"', count: {count: 4}},
    ],
    tools: ['2 C-clamps', 'pliers', 'impact driver with 3/4" socket'],
    carries: [
      {what: 'the face', from: 'head-and-hind-crew-face'},
      {what: 'panel F15', from: 'head-and-hind-crew-neck'},
    ],
  },
  {
    id: 'head-and-hind-crew-face',
    crew: 'head-and-hind-crew',
    title: 'face',
    people: {count: 4},
    parts: ['face', 'L and R face support struts', "10' rope"],
    hardware: [
      {kind: 'bolt', size: '1/4"', count: {count: 4}},
      {kind: 'wood screw', size: '?', count: {count: 4}},
    ],
    tools: ['hammer', '2 large vice grips', 'drill'],
  },
  {
    id: 'head-and-hind-crew-neck',
    crew: 'head-and-hind-crew',
    title: 'neck',
    people: {count: 2},
    parts: [],
    hardware: [
      {kind: 'bolt', size: '1/4"', length: 'longish', count: {count: 2}, with: 'wing nut'},
    ],
    tools: [],
  },
  {
    id: 'head-and-hind-crew-ears',
    crew: 'head-and-hind-crew',
    title: 'ears',
    people: {count: 2, uncertain: true},
    parts: [
      'aluminum head studs L and R',
      'ears L and R',
      "one 1' rope",
      "two 10' ropes",
    ],
    hardware: [
      {kind: 'bolt', size: '3/8"', length: '1 1/2"', count: {count: 9}},
      {kind: 'bolt', size: '3/8"', length: '4"', count: {count: 4}},
    ],
    tools: ['impact driver with 9/16" deep socket', 'pliers', 'aligner pin'],
  },
  {
    id: 'head-and-hind-crew-head-panels',
    crew: 'head-and-hind-crew',
    title: 'remaining head panels',
    parts: [],
    panelsBelow: howManyPanels('head-and-hind-crew-head-panels'),
    hardware: hangingHardware,
    tools: hangingTools,
  },
  {
    id: 'head-and-hind-crew-hind-panels',
    crew: 'head-and-hind-crew',
    title: 'hind panels',
    parts: [],
    panelsBelow: howManyPanels('head-and-hind-crew-hind-panels'),
    hardware: hangingHardware,
    tools: hangingTools,
    downWritten: true,
  },
  {
    id: 'head-and-hind-crew-suspension',
    crew: 'head-and-hind-crew',
    title: 'bus suspension off',
    parts: [
      'stationary: four jack stands, blocks for the rear ones',
      'mobile: wood blocks between axle and bus',
    ],
    hardware: [],
    tools: ['bottle jack'],
    orderUnknown: true,
    carries: [{what: 'the bus'}],
  },
];
