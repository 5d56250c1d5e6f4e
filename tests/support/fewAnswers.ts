/** A small file of what a search can answer, for components that are given one. */
import type {AnswerFacts} from '../../src/features/search/answers/types';

const task = {id: 'party-crew-mounts', title: 'mounts', crew: 'party-crew', hardware: []} as const;

export const fewAnswers: AnswerFacts = {
  year: '2025',
  guide: '/setup/',
  finder: '/setup/panels/',
  panels: [
    {
      name: '17D',
      section: 'Belly',
      side: 'party',
      crew: 'party-crew',
      neighbours: ['16D', '18D', '21D'],
      view: 'party',
      path: 'M1 1l2 0 0 2z',
    },
  ],
  views: {party: {grid: [9, 9], sheep: 'M0 0l9 0 0 9z', face: ''}},
  struts: [],
  hanging: [
    {
      task: task.id,
      crew: task.crew,
      section: 'Mounts',
      panels: ['7D', '17D', '21D'],
      ordered: true,
    },
  ],
  wrenches: [{bolt: '3/8"', wrench: '9/16" or 15 mm'}],
  tasks: [{...task, hardware: [{kind: 'bolt', size: '3/8"', count: {count: 5, uncertain: true}}]}],
  djs: [
    {name: 'Ewe', affiliations: ['Flock'], bio: 'Plays.', image: '/img/ewe.svg', href: '/djs/#ewe'},
  ],
};
