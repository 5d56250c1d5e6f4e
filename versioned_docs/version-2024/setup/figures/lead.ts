import type {Task} from '@site/src/features/guide/model/types';
import {quarterInchSets} from './shared';

export const lead: Task[] = [
  {
    id: 'setup-lead-setting-up',
    crew: 'setup-lead',
    title: 'setting up for setup',
    parts: [
      '3 folding tables: Party, Business, Head & Hind',
      'for each table: sign-in sheet, shift list, schedule, bolt sizing chart, the crew’s panel map',
      'for each table: crew handbook (panel map, this guide, bolt chart, schedule)',
      'for each table: taped tool bin',
      'gloves',
      'hard hats',
      'head lamps at night',
      'first-aid kit',
      'fire extinguisher',
    ],
    hardware: [{kind: 'zip tie', size: 'assorted', count: 'some'}, quarterInchSets],
    tools: [
      '1 aligner pin',
      '2 vice grips',
      '3 clippers or snips',
      'pliers',
      'crescent wrench',
      'ratchet or socket wrenches',
    ],
    toolsFor: ['party-crew', 'business-crew', 'head-and-hind-crew'],
  },
];
