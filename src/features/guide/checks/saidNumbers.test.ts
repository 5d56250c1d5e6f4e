/** Plants a difference of each kind between what a guide says and its figures, once on either side. */
import type {Danger, Figures, Hardware, HangingGroup, StrutGroup, Task} from '../model/types';
import {checkGuide} from './checkGuide';
import type {Guide} from './guide';
import type {Panel} from '../model/schema';

const id = 'party-crew-shelf';
const bolt = (count: number, size: string, more: Partial<Hardware> = {}): Hardware => ({
  kind: 'bolt',
  size,
  count: {count},
  ...more,
});
const shelf: Task = {
  id,
  crew: 'party-crew',
  title: 'shelf',
  people: {count: 4},
  parts: [],
  hardware: [],
  tools: [],
};
const panel: Panel = {
  name: '7D',
  section: 'Leg',
  side: 'party',
  crew: 'party-crew',
  neighbours: [],
};
const views = {
  party: {
    grid: [9, 9],
    panels: {
      '7D': [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    },
  },
};
const leg: HangingGroup = {
  task: id,
  crew: 'party-crew',
  section: 'Leg',
  panels: ['7D'],
  ordered: true,
};

interface Given {
  steps?: string;
  before?: string;
  task?: Partial<Task>;
  danger?: Partial<Danger>;
  struts?: StrutGroup[];
  note?: string;
  wrenches?: Guide['wrenches'];
  alts?: string[];
}

function linesOf({
  steps = '',
  before = '',
  task,
  danger,
  struts,
  note,
  wrenches = [],
  alts,
}: Given) {
  const warning = {id: 'held', kind: 'crushing', task: id, up: 'Careful.', down: 'Careful.'};
  const gathered =
    '<DangerList figures={figures} />\n<DangerList figures={figures} crew="party-crew" />';
  const text = `${before}
${danger ? gathered : ''}

<Task {...task('${id}')} panels={hanging('${id}')}>

${danger ? "<Danger {...danger('held')} />\n" : ''}
${steps || '1. Lift it.'}

</Task>
`;
  const figures: Figures = {
    year: 2025,
    tasks: [{...shelf, ...task}],
    hanging: [{...leg, note}],
    dangers: danger ? [{...warning, ...danger} as Danger] : [],
    struts,
  };
  const map = {note: 'Small.', panels: [panel], views};
  return checkGuide({
    folder: 'docs/setup',
    year: 2025,
    figures,
    map,
    panels: [panel],
    views,
    wrenches,
    texts: [text],
    files: ['index.mdx'],
    alts,
  });
}

const strut = (name: string): StrutGroup => ({
  name,
  crew: 'party-crew',
  task: id,
  panels: ['7D'],
});
const set: Hardware = {
  kind: 'hardware set',
  size: '1/4"',
  count: 'some',
  with: 'bolt, two washers, wing nut',
};
const chart = [{bolt: '1/2"', wrench: '3/4" or 19 mm'}];
const onChart = '1. It gives a 3/4" wrench for 1/2" bolts, and this list says 9/16".';
const joined = '1. Join each group of three.\n2. Put a short 3/8" bolt through.';
const sides = '1. One person stands on each side, with a C-clamp and two 1/2" bolts each.';
const clamps = {tools: ['2 C-clamps'], hardware: [bolt(4, '1/2"')]};

/** What agrees, what is changed in it, and a part of the line that says so. */
const differences: [kind: string, good: Given, change: Given, says: string][] = [
  [
    'people of a warning',
    {steps: '1. Two people hold it.', danger: {up: 'Two people hold it.'}},
    {danger: {up: 'Three people hold it.'}},
    "the danger 'held' speaks of 3 people, and the steps of 2",
  ],
  [
    'people of a step',
    {steps: '1. Two people hold it.', danger: {up: 'Two people hold it.'}},
    {steps: '1. Three people hold it.'},
    "the danger 'held' speaks of 2 people, and the steps of 3",
  ],
  [
    'as many of each, in a warning',
    {
      steps: '1. Two people hold it. One person is below.',
      danger: {up: 'Two people hold it. One person is below.'},
    },
    {danger: {up: 'Two people hold it. Two people are below.'}},
    'speaks of 2 people, and the steps of 2 and 1',
  ],
  [
    'the fourth',
    {steps: '1. Three people hold it. The fourth bolts it.'},
    {steps: '1. Two people hold it. The fourth bolts it.'},
    'the text says "The fourth", after 2 others',
  ],
  [
    'people on each side',
    {steps: sides, task: clamps},
    {task: {...clamps, people: {count: 1}}},
    'gives 2 people something to do, and the figures have 1',
  ],
  [
    'clamps of two sides',
    {steps: sides, task: clamps},
    {task: {...clamps, tools: ['3 C-clamps']}},
    'figures count 3',
  ],
  [
    'both bolts',
    {task: {hardware: [bolt(2, '1/2"')]}, danger: {up: 'Hold it until both bolts are in.'}},
    {task: {hardware: [bolt(3, '1/2"')]}},
    'says "both bolts", and the figures count 3',
  ],
  [
    'all three bolts',
    {task: {hardware: [bolt(2, '1/2"')]}, danger: {up: 'Hold it until both bolts are in.'}},
    {danger: {up: 'Hold it until all three bolts are in.'}},
    'says "all three bolts", and the figures count 2',
  ],
  [
    'a bolt of a size that only the chart has',
    {steps: '1. Put the 1/2" bolts in.', task: {hardware: [bolt(2, '1/2"')]}, wrenches: chart},
    {steps: '1. Put the 3/4" bolts in.'},
    'the figures have no 3/4" bolt there',
  ],
  [
    'a bolt as long as a lag bolt',
    {
      steps: '1. Put the 3" bolts in.',
      task: {
        hardware: [bolt(2, '?', {length: '3"'}), bolt(2, '?', {kind: 'lag bolt', length: '4"'})],
      },
    },
    {steps: '1. Put the 4" bolts in.'},
    'the figures have no 4" bolt there',
  ],
  [
    'the step of a bolt that is in no list',
    {steps: 'The 1/4" bolt of step 2 is not in this list.\n\n1. Lift.\n2. Put a 1/4" bolt in.'},
    {steps: 'The 1/4" bolt of step 1 is not in this list.\n\n1. Lift.\n2. Put a 1/4" bolt in.'},
    'that step has no 1/4"',
  ],
  [
    'what chart and list say of a wrench',
    {
      steps: onChart,
      task: {hardware: [bolt(2, '1/2"')], tools: ['9/16" socket wrench']},
      wrenches: chart,
    },
    {
      wrenches: [
        {bolt: '1/2"', wrench: '19 mm'},
        {bolt: '3/8"', wrench: '3/4"'},
      ],
    },
    'and the chart has 19 mm, the list 9/16" socket wrench',
  ],
  [
    'bolts to both sides',
    {steps: '1. Fix it to the sides with the 3/8" bolts.', task: {hardware: [bolt(2, '3/8"')]}},
    {task: {hardware: [bolt(3, '3/8"')]}},
    'figures count 3',
  ],
  [
    'parts to both sides',
    {steps: '1. Fix the beams to the sides.', task: {parts: ['2 black beams']}},
    {task: {parts: ['3 black beams']}},
    'figures count 3',
  ],
  [
    'a tool on each side',
    {steps: '1. Put a vice grip on each side.', task: {tools: ['2 large vice grips']}},
    {task: {tools: ['3 large vice grips']}},
    'figures count 3',
  ],
  [
    'a place told twice',
    {steps: '1. Drill the bottom two. The bottom two need wood.'},
    {steps: '1. Drill the bottom two. The bottom three need wood.'},
    'says "bottom three", and "bottom two" before it',
  ],
  [
    'ropes',
    {steps: "1. Take the two 10' ropes.", task: {parts: ["two 10' ropes"]}},
    {task: {parts: ["two 12' ropes"]}},
    `says "two 10' ropes", and the figures have two 12' ropes`,
  ],
  [
    'a bolt for each group of struts',
    {
      steps: joined,
      task: {hardware: [bolt(2, '3/8"', {length: 'short'})]},
      struts: [strut('7ABC'), strut('17ABC')],
    },
    {struts: [strut('7ABC')]},
    'the figures count 2 there for 1 groups',
  ],
  [
    'struts of a group',
    {before: 'Join each group of three.', struts: [strut('7ABC')]},
    {before: 'Join each group of four.'},
    'says "group of four", and the figures count 3',
  ],
  [
    'what hangs on struts',
    {steps: '1. Hang 7D on struts 7ABC and 17ABC.', struts: [strut('7ABC'), strut('17ABC')]},
    {steps: '1. Hang 7D on struts 7ABC.'},
    'and the figures hang 7D on 7ABC and 17ABC',
  ],
  [
    'what hangs on struts, in a note',
    {note: '7D goes on struts 7ABC and 17ABC.', struts: [strut('7ABC'), strut('17ABC')]},
    {note: '7D goes on struts 17ABC.'},
    'says "7D goes on struts 17ABC", and the figures hang 7D on 7ABC and 17ABC',
  ],
  [
    'a bolt of a note',
    {
      note: 'It hangs on a short 3/8" bolt.',
      task: {hardware: [bolt(1, '3/8"', {length: 'short'})]},
    },
    {note: 'It hangs on a short 1/2" bolt.'},
    'the note says "short 1/2" bolt", and the figures have none in',
  ],
  [
    'bolts of notes',
    {
      note: 'It hangs on a short 3/8" bolt.',
      task: {hardware: [bolt(1, '3/8"', {length: 'short'})]},
    },
    {task: {hardware: [bolt(2, '3/8"', {length: 'short'})]}},
    'figures count 2',
  ],
  [
    'crews',
    {before: 'The four crews (all but Setup Lead) work.'},
    {before: 'The five crews (all but Setup Lead) work.'},
    'figures count 4',
  ],
  [
    'ladders',
    {before: 'It hangs higher than 8 feet.'},
    {before: 'It hangs higher than 10 feet.'},
    'figures count 8',
  ],
  [
    'ends of an edge',
    {before: 'Two fastenings for each edge.'},
    {before: 'Three fastenings for each edge.'},
    'figures count 2',
  ],
  [
    'the size of a set',
    {before: 'Use 1/4" hardware.', task: {hardware: [set]}},
    {before: 'Use 3/8" hardware.'},
    'says "3/8" hardware", and the figures have 1/4"',
  ],
  [
    'what is in a set',
    {before: 'One set: a bolt, two washers, a wing nut.', task: {hardware: [set]}},
    {before: 'One set: a bolt, three washers, a wing nut.'},
    'figures count 2',
  ],
  [
    'the sections beside another one',
    {before: 'It goes up between the Leg and the sky.'},
    {before: 'It goes up between the Leg and the Leg.'},
    'which do not follow each other in figures/hanging.ts',
  ],
  [
    'what a picture shows',
    {task: {parts: ['3 shelves, the largest in the center']}, alts: ['A bus with three shelves.']},
    {alts: ['A bus with four shelves.']},
    'src/data/pictures/guide.ts: the alt text says "four shelves", and the figures of',
  ],
];

test.each(differences)('%s', (_, good, change, says) => {
  expect(linesOf(good)).toEqual([]);
  expect(linesOf({...good, ...change})).toEqual([expect.stringContaining(says)]);
});

test('a task that is not closed is not compared with the next one', () => {
  const steps = `1. Lift.\n\n<Task {...task('${id}')}>\n\n1. Put the 1/2" bolts in.`;
  expect(linesOf({steps, task: {hardware: [bolt(2, '1/2"')]}})).toEqual([]);
});

test('the line says page and line', () => {
  const good = {steps: '1. Lift.\n2. Put the 1/2" bolts in.', task: {hardware: [bolt(2, '1/4"')]}};
  expect(linesOf(good)).toEqual([
    `docs/setup/index.mdx:8, task '${id}': the text says "Put the 1/2" bolts in.", and the figures have no 1/2" bolt there; change one of them`,
  ]);
});
