/** Plants a mistake of every kind into a small guide, and reads what the developer would read. */
import path from 'node:path';
import type {Danger, Figures, Geometry, HangingGroup, StrutGroup, Task} from '../model/types';
import {checkFigures, checkGuide} from './checkGuide';
import {readGuides, type Guide} from './guide';
import type {Panel} from '../model/schema';

const shelves: Task = {
  id: 'party-crew-shelves',
  crew: 'party-crew',
  title: 'shelves',
  people: {count: 2, uncertain: true},
  parts: ['3 shelves'],
  hardware: [{kind: 'bolt', size: '1/2"', length: '8"', count: {count: 5}}],
  tools: ['pliers'],
};
const belly: HangingGroup = {
  task: shelves.id,
  crew: 'party-crew',
  section: 'Belly',
  panels: ['1D', '2D'],
  ordered: true,
};
const panels: Panel[] = [
  {name: '1D', section: 'Belly', side: 'party', crew: 'party-crew', neighbours: ['2D']},
  {name: '2D', section: 'Belly', side: 'party', crew: 'party-crew', neighbours: ['1D']},
];
const views = {
  party: {
    grid: [9, 9],
    panels: {
      '1D': [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      '2D': [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
    },
  },
};
const map = {note: 'Small.', panels, views};
const good: Guide = {
  folder: 'docs/setup',
  year: 2025,
  figures: {year: 2025, tasks: [shelves], hanging: [belly]},
  map,
  panels,
  views,
  wrenches: [],
  texts: [
    `<Task {...task('party-crew-shelves')} />\n<Hang groups={hanging("party-crew-shelves")} />`,
  ],
};

const withFigures = (change: Partial<Figures>) =>
  checkGuide({...good, figures: {...good.figures, ...change}});
const withTask = (change: object) => withFigures({tasks: [{...shelves, ...change}]});
const withGroup = (change: object) => withFigures({hanging: [{...belly, ...change}]});
const withHardware = (change: object) =>
  withTask({hardware: [{kind: 'bolt', size: '1/2"', count: 'some', ...change}]});
const withPanels = (...changed: Panel[]) => checkGuide({...good, panels: changed});
const withMap = (change: object) => checkGuide({...good, map: {...map, ...change}});

const inTask = "docs/setup/figures, task 'party-crew-shelves':";

test('a good guide passes', () => {
  expect(checkGuide(good)).toEqual([]);
});

test('the real figures pass, of this year and of every frozen one', async () => {
  const guides = await readGuides(path.resolve(__dirname, '../../../..'));
  expect(guides[0]?.folder).toBe('docs/setup');
  expect(guides[0]?.panels).toHaveLength(131);
  expect(guides.flatMap(checkFigures)).toEqual([]);
});

describe('panels', () => {
  test('hung twice, in two groups', () => {
    expect(
      withFigures({hanging: [belly, {...belly, section: 'Belly, aft', panels: ['2D']}]}),
    ).toEqual([
      "docs/setup/figures/hanging.ts, panel 2D: is hung 2 times, in 'Belly' of party-crew-shelves and 'Belly, aft' of party-crew-shelves; expected once",
    ]);
  });

  test('hung in a section that the map does not know', () => {
    expect(withGroup({section: 'Bely'})).toEqual([
      "docs/setup/figures/hanging.ts, group 'Bely' of party-crew-shelves: the map has no such section, expected Belly",
    ]);
  });

  test('hung in a section that is not its own', () => {
    const [one, two] = panels as [Panel, Panel];
    expect(withPanels(one, {...two, section: 'Rack'})).toEqual([
      "docs/setup/figures/hanging.ts, panel 2D in 'Belly' of party-crew-shelves: is of the section Rack in panels.json, expected Belly; change one of the two",
    ]);
  });

  test('hung twice, in one group', () => {
    expect(withGroup({panels: ['1D', '2D', '1D']})).toEqual([
      "docs/setup/figures/hanging.ts, panel 1D: is hung 2 times, in 'Belly' of party-crew-shelves and 'Belly' of party-crew-shelves; expected once",
    ]);
  });

  test('never hung', () => {
    expect(withGroup({panels: ['1D']})).toEqual([
      'docs/setup/figures/hanging.ts, panel 2D: is never hung, expected it in one group',
    ]);
  });

  test('hung by another crew than the map says', () => {
    const [first, second] = panels as [Panel, Panel];
    expect(withPanels(first, {...second, crew: 'business-crew'})).toEqual([
      "docs/setup/figures/hanging.ts, panel 2D in 'Belly' of party-crew-shelves: hung by party-crew, expected business-crew, as in panels.json",
    ]);
  });

  test('hung, but not on the map', () => {
    expect(withGroup({panels: ['1D', '2D', '99D']})).toEqual([
      "docs/setup/figures/hanging.ts, panel 99D in 'Belly' of party-crew-shelves: is not in panels.json, expected the name of one of its panels",
    ]);
  });

  test('a slip in a panel’s name', () => {
    expect(withGroup({panels: ['1D', '2D', '2DD']})).toEqual([
      "docs/setup/figures/hanging.ts, panel 2DD in 'Belly' of party-crew-shelves: is not in panels.json; did you mean 2D?",
    ]);
  });

  test.each([
    ['a comma behind it', ['1D,', '2D']],
    ['two blanks before it', ['1D', '', '2D']],
  ])('a name with %s is one line', (_, names) => {
    expect(withGroup({panels: names})).toEqual([
      expect.stringContaining('expected names of panels with one blank between them, such as 14D'),
    ]);
  });

  test('a neighbour that does not name it back', () => {
    const [first, second] = panels as [Panel, Panel];
    expect(withPanels(first, {...second, neighbours: []})).toEqual([
      'docs/setup/panels.json, panel 1D: neighbour 2D does not name 1D back',
    ]);
  });

  test('a neighbour that is no panel', () => {
    const [first, second] = panels as [Panel, Panel];
    expect(withPanels(first, {...second, neighbours: ['1D', '99D']})).toEqual([
      'docs/setup/panels.json, panel 2D: neighbour 99D is no panel',
    ]);
  });

  test('drawn in no view, and a view that draws what is no panel', () => {
    const corners = views.party.panels['1D'];
    const spoilt = {party: {grid: [9, 9], panels: {'1D': corners, '9D': corners}}};
    expect(checkGuide({...good, views: spoilt})).toEqual([
      'docs/setup/panels.json, view party draws 9D, which is no panel',
      'docs/setup/panels.json, panel 2D: is drawn in no view, expected it in one',
    ]);
  });

  test('unlisted, but not in the group', () => {
    expect(withGroup({unlisted: ['2D', '3D']})).toEqual([
      "docs/setup/figures/hanging.ts, panel 3D in 'Belly' of party-crew-shelves: is unlisted, but the group has no such panel",
    ]);
  });

  test('twice on the map', () => {
    expect(withPanels(...panels, panels[0] as Panel)).toEqual([
      'docs/setup/panels.json, panel 1D: stands twice, expected once',
    ]);
  });
});

describe('the panel map', () => {
  test('a word for a field that has another name', () => {
    const {neighbours, ...first} = panels[0] as Panel;
    expect(withMap({panels: [{...first, neighbors: neighbours}]})).toEqual([
      "docs/setup/panels.json: panels 1 '1D', neighbors is not a known key, expected one of name, section, side, crew, neighbours; did you mean neighbours?",
    ]);
  });

  test('a crew and a side that nobody knows', () => {
    expect(withMap({panels: [{...panels[0], crew: 'bussiness-crew', side: 'left'}]})).toEqual([
      `docs/setup/panels.json: panels 1 '1D', side is "left", expected party, business or centre`,
      `docs/setup/panels.json: panels 1 '1D', crew is "bussiness-crew", expected a crew: setup-lead, party-crew, business-crew, head-and-hind-crew or tech-crew; did you mean business-crew?`,
    ]);
  });

  test('a corner in quotes, and one without its second number', () => {
    const corners = {'1D': [['0', 0], [1], [1, 1]]};
    expect(withMap({views: {party: {grid: [9, 9], panels: corners}}})).toEqual([
      'docs/setup/panels.json: views.party.panels.1D 1 1 is "0", expected a number; write 0 without quotes',
      'docs/setup/panels.json: views.party.panels.1D 2 is [1], expected two numbers, such as [10, 23]',
    ]);
  });

  test('no panels at all', () => {
    expect(withMap({panels: undefined})).toEqual([
      'docs/setup/panels.json: panels is missing, expected a list between [ and ]',
    ]);
  });
});

describe('tasks', () => {
  test('an unknown crew', () => {
    expect(withTask({crew: 'fluffers'})).toEqual([
      `${inTask} crew is "fluffers", expected a crew: setup-lead, party-crew, business-crew, head-and-hind-crew or tech-crew`,
    ]);
  });

  test('an unknown place', () => {
    expect(withTask({place: 'moon'})).toEqual([
      `${inTask} place is "moon", expected brc or street`,
    ]);
  });

  test('an id that two have', () => {
    expect(withFigures({tasks: [shelves, shelves]})).toEqual([
      `${inTask} stands twice, expected an id of its own`,
    ]);
  });

  test('an id that begins with another crew', () => {
    expect(withTask({crew: 'business-crew'})).toEqual([
      `${inTask} id is "party-crew-shelves", expected one that begins with business-crew-`,
      "docs/setup/figures/hanging.ts, group 'Belly' of party-crew-shelves: crew is party-crew, expected that of its task, business-crew",
    ]);
  });

  test('no id at all', () => {
    expect(withTask({id: undefined})).toEqual([
      "docs/setup/figures, task '1': id is missing, expected some text",
    ]);
  });
});

describe('hardware', () => {
  const size = 'expected a thickness such as 1/2", or ? where nobody has written it down';

  test('without a size', () => {
    expect(withHardware({size: undefined})).toEqual([
      `${inTask} hardware 1, size is missing, ${size}`,
    ]);
    expect(withHardware({size: ' '})).toEqual([`${inTask} hardware 1, size is " ", ${size}`]);
  });

  test.each([0, 1.5, 'few', {count: 0}])('counted as %p', (count) => {
    expect(withHardware({count})).toEqual([
      expect.stringMatching(/hardware 1, count(\.count)? is .*, expected /),
    ]);
  });

  test('a key that nobody knows', () => {
    expect(withHardware({lenght: '8"'})).toEqual([
      `${inTask} hardware 1, lenght is not a known key, expected one of kind, size, length, count, with, spare, place; did you mean length?`,
    ]);
  });
});

test('a group that names no task', () => {
  expect(withGroup({task: 'party-crew-roof'})).toEqual([
    "docs/setup/figures/hanging.ts, group 'Belly' of party-crew-roof: names no task, expected one of the tasks' ids",
  ]);
});

describe('what there is to buy and bring', () => {
  const size = 'expected inches such as 1/2", 1 1/2" or 4", with a straight "';
  const isNew = 'If it is a new one, add it in src/features/guide/checks/checkKnown.ts';

  test.each([
    [{kind: 'blot'}, `kind is "blot"; did you mean bolt? ${isNew}`],
    [{kind: 'bolts'}, `kind is "bolts"; did you mean bolt? ${isNew}`],
    [{kind: 'ziptie'}, `kind is "ziptie"; did you mean zip tie? ${isNew}`],
    [{size: '1/2'}, `size is 1/2, ${size}`],
    [{size: '1/2”'}, `size is 1/2”, ${size}`],
    [{size: '3/7"'}, `size is 3/7", ${size}`],
    [{size: '9/8"'}, `size is 9/8", ${size}`],
    [{size: 'havy'}, `size is "havy"; did you mean heavy? ${isNew}`],
    [{length: 'shrot'}, `length is "shrot"; did you mean short? ${isNew}`],
    [{length: '80"'}, 'length is 80", expected at most 24"'],
    [{count: {count: 5000}}, 'bolts are 5000, expected at most 500'],
  ])('%j', (change, says) => {
    expect(withHardware(change)).toEqual([`${inTask} ${says}`]);
  });

  test.each([
    [{people: {count: 40}}, 'people are 40, expected at most 20'],
    [{tools: ['plyers']}, `a word of the tool 'plyers' is "plyer"; did you mean plier? ${isNew}`],
    [{tools: ['9/61" socket']}, `the size of a tool is 9/61", ${size}`],
  ])('%j', (change, says) => {
    expect(withTask(change)).toEqual([`${inTask} ${says}`]);
  });

  test('a new kind of its own is none', () => {
    expect(withHardware({kind: 'turnbuckle', size: '1/2" and 3/8"', length: '2 1/2"'})).toEqual([]);
    expect(withTask({tools: ['theodolite', '2 C-clamps', '3/4" sockets']})).toEqual([]);
  });

  test('a wrench without a size', () => {
    expect(checkGuide({...good, wrenches: [{bolt: '', wrench: 'x'}]})).toEqual([
      'docs/setup/figures/wrenches.ts: wrench is "x", expected a size such as 9/16"',
      'docs/setup/figures/wrenches.ts: bolt is "", expected a size such as 1/2"',
    ]);
  });
});

describe('struts', () => {
  const group: StrutGroup = {
    name: '1ABC',
    crew: 'party-crew',
    task: shelves.id,
    panels: ['1D'],
    collarTubes: ['1A'],
  };
  const withStruts = (...struts: object[]) => withFigures({struts: struts as StrutGroup[]});
  const where = "docs/setup/figures, struts '1ABC of party-crew':";

  test('that are right pass', () => {
    expect(withStruts(group)).toEqual([]);
  });

  test.each([
    [{task: 'party-crew-roof'}, `task is "party-crew-roof", expected one of the tasks' ids`],
    [{panels: ['99D']}, 'carries 99D, which is not in panels.json'],
    [{collarTubes: ['1D']}, 'has a collar tube on 1D, which is none of its struts'],
    [{panels: []}, 'panels is [], expected at least one panel'],
  ])('%j', (change, line) => {
    expect(withStruts({...group, ...change})).toEqual([`${where} ${line}`]);
  });

  test('of another crew than their task, and named as none is', () => {
    expect(withStruts({...group, crew: 'business-crew'})).toEqual([
      "docs/setup/figures, struts '1ABC of business-crew': crew is business-crew, expected that of its task, party-crew",
    ]);
    expect(withStruts({...group, name: 'ABC'})).toEqual([
      `docs/setup/figures, struts 'ABC of party-crew': name is "ABC", expected a number and a letter for each strut, such as 17DEF`,
    ]);
  });

  test('twice on one side', () => {
    expect(withStruts(group, {...group})).toEqual([`${where} stands twice, expected once`]);
  });

  test('that the text or a note names and nobody has', () => {
    const figures = {...good.figures, struts: [group]};
    const texts = [...good.texts, 'Hang 1D on struts 1ABC and 1DEF. Strut 1A, strut 1B.'];
    const mistake = (name: string) =>
      `docs/setup: the text speaks of strut ${name}, which the figures have not`;
    expect(checkGuide({...good, figures, texts})).toEqual([mistake('1DEF')]);
    expect(
      withFigures({struts: [group], hanging: [{...belly, note: '1D goes on struts 2ABC.'}]}),
    ).toEqual([mistake('2ABC')]);
  });
});

test('what everybody needs one of is one of the parts', () => {
  expect(withTask({perPerson: ['3 shelves']})).toEqual([]);
  expect(withTask({perPerson: ['gloves']})).toEqual([
    `${inTask} perPerson has 'gloves', which is not one of its parts`,
  ]);
});

describe('text', () => {
  const read = (text: string) => checkGuide({...good, texts: [...good.texts, text]});

  test('reads a task that is not there', () => {
    expect(read("<Task {...task('party-crew-shelfs')} />")).toEqual([
      "docs/setup: the text has task('party-crew-shelfs'), which the figures have not; did you mean party-crew-shelves?",
    ]);
  });

  test('reads a hanging order that is not there', () => {
    expect(read('{hanging("party-crew-roof")}')).toEqual([
      "docs/setup: the text has hanging('party-crew-roof'), which the figures have not",
    ]);
  });

  test('has a heading for each task', () => {
    const calls = good.texts[0] ?? '';
    const headed = (id: string) =>
      checkGuide({...good, texts: [`### shelves {/* #${id} */}\n\n${calls}`]});
    expect(headed(shelves.id)).toEqual([]);
    expect(headed('party-crew-shelfs')).toEqual([
      'docs/setup: no heading of the text has {/* #party-crew-shelves */}, the id of that task; did #party-crew-shelfs lose it?',
    ]);
  });

  test('leaves a task and its order out', () => {
    expect(checkGuide({...good, texts: ['# setup']})).toEqual([
      `${inTask} no text reads it with task('party-crew-shelves')`,
      `${inTask} no text reads it with hanging('party-crew-shelves')`,
    ]);
  });
});

test('figures of another year than the season or the frozen guide', () => {
  expect(checkGuide({...good, year: 2026})).toEqual([
    'docs/setup/figures: year is 2025, expected 2026, that of the season',
  ]);
  const folder = 'versioned_docs/version-2024/setup';
  expect(checkGuide({...good, folder, year: 2024})).toEqual([
    `${folder}/figures: year is 2025, expected 2024, that of the frozen guide`,
  ]);
});

describe('dangers', () => {
  const held: Danger = {
    id: 'held',
    kind: 'crushing',
    task: shelves.id,
    up: 'Hold it until it is bolted.',
    down: 'Hold it before the first bolt comes out.',
  };
  const gathered =
    '<DangerList figures={figures} />\n\n<DangerList figures={figures} crew="party-crew" />';
  const hanging = '<Hang groups={hanging("party-crew-shelves")} />';
  const task = (inside: string) =>
    `${gathered}\n\n<Task {...task('party-crew-shelves')}>\n\n${inside}\n\n</Task>\n\n${hanging}`;
  const here = "<Danger {...danger('held')} />";
  const read = (text: string, dangers: readonly Danger[] = [held]) =>
    checkGuide({...good, figures: {...good.figures, dangers: [...dangers]}, texts: [text]});

  test('directly before a step passes', () => {
    expect(read(task(`1. slide\n\n${here}\n\n2. bolt`))).toEqual([]);
  });

  test('after the last step', () => {
    expect(read(task(`1. slide\n2. bolt\n\n${here}`))).toEqual([
      "docs/setup: danger 'held' stands before no step; expected it directly before the step that it guards, or with 'closes' if it closes its task on purpose",
    ]);
    expect(read(task("1. slide\n\n<Danger {...danger('held')} closes />"))).toEqual([]);
  });

  test('with words between it and its step', () => {
    expect(read(task(`${here}\n\nWords.\n\n1. bolt`))).toEqual([
      expect.stringContaining("danger 'held' stands before no step"),
    ]);
  });

  test('in another task than the figures say', () => {
    expect(read(`${task('1. bolt')}\n\n${here}\n\n1. slide`)).toEqual([
      "docs/setup: danger 'held' stands in no task, expected party-crew-shelves, as in the figures",
    ]);
  });

  test('in a text that cannot be read: the lint says where, and none is called lost', () => {
    expect(read(task(`${here}\n\n1. bolt <3`)).filter((line) => line.includes('danger'))).toEqual(
      [],
    );
  });

  test('left out of the text, twice in it, and one that no figure has', () => {
    expect(read(task('1. bolt'))).toEqual([
      "docs/setup: danger 'held' stands 0 times in the text, expected once",
    ]);
    expect(read(task(`${here}\n\n1. slide\n\n${here}\n\n2. bolt`))).toEqual([
      "docs/setup: danger 'held' stands 2 times in the text, expected once",
    ]);
    expect(read(task(`${here}\n\n1. slide\n\n<Danger {...danger('hled')} />\n\n2. bolt`))).toEqual([
      "docs/setup: the text has danger('hled'), which the figures have not; did you mean held?",
    ]);
  });

  test('gathered neither in Safety nor where the crew begins', () => {
    const bare = task(`${here}\n\n1. bolt`).replace(gathered, '');
    expect(read(bare)).toEqual([
      'docs/setup: the dangers are not gathered, expected <DangerList figures={figures} /> in Safety',
      'docs/setup: the dangers of party-crew are not gathered, expected <DangerList figures={figures} crew="party-crew" /> where its part begins',
    ]);
  });

  test("a warning of the theme's own kind inside a task", () => {
    const inside = `${here}\n\n1. slide\n\n:::warning\n\nHot.\n\n:::`;
    expect(read(task(inside))).toEqual([
      "docs/setup: a task has a ':::danger' or ':::warning', expected it in figures/dangers.ts and as <Danger {...danger('…')} /> before its step",
    ]);
    expect(read(`${task(`${here}\n\n1. bolt`)}\n\n:::warning\n\nDust.\n\n:::`)).toEqual([]);
  });

  test('of a kind that has no sign, or without its words for teardown', () => {
    const odd = {...held, kind: 'fire', down: ''} as unknown as Danger;
    expect(read(task('1. bolt'), [odd])).toEqual([
      `docs/setup/figures, danger 'held': kind is "fire", expected falling, tools, crushing, weight, electricity or height`,
      `docs/setup/figures, danger 'held': down is "", expected some text`,
    ]);
  });
});

describe('teardown', () => {
  const stair: Task = {...shelves, id: 'party-crew-stair', title: 'stair'};
  const withLoad = (tasks: Task[], from: string, carrier = shelves) =>
    checkFigures({
      ...good,
      figures: {
        ...good.figures,
        tasks: tasks.map((one) =>
          one.id === carrier.id ? {...one, carries: [{what: 'the load', from}]} : one,
        ),
      },
    });

  test('what a task carries comes off before it', () => {
    expect(withLoad([shelves, stair], stair.id)).toEqual([]);
    expect(withLoad([stair, shelves], stair.id)).toEqual([
      `${inTask} carries the load of 'party-crew-stair', which would come off after it; expected that task later in setup`,
    ]);
  });

  test('what comes off at an unknown time comes too late', () => {
    expect(withLoad([shelves, {...stair, orderUnknown: true}], stair.id)).toEqual([
      expect.stringContaining(
        "carries the load of 'party-crew-stair', which would come off after it",
      ),
    ]);
  });

  test('a load from a task that is not there', () => {
    expect(withLoad([shelves], 'party-crew-stares')).toEqual([
      `${inTask} carries the load, from is "party-crew-stares", expected the id of a task`,
    ]);
  });

  test("another crew's load is waited for, in whatever order its tasks are", () => {
    const other: Task = {...stair, id: 'business-crew-stair', crew: 'business-crew'};
    expect(withLoad([other, shelves], other.id)).toEqual([]);
  });
});

describe('the measured sheep', () => {
  const withGeometry = async (
    spoil: (geometry: Geometry) => void,
    change: (guide: Guide) => Partial<Guide> = () => ({}),
  ) => {
    const [guide] = await readGuides(path.resolve(__dirname, '../../../..'));
    const geometry = structuredClone(guide!.geometry) as Geometry;
    spoil(geometry);
    return checkFigures({...guide!, geometry, ...change(guide!)});
  };

  test.each<[string, (geometry: Geometry) => void, string]>([
    [
      'a panel that nobody measured',
      ({panels: all}) => delete all['17D'],
      'docs/setup/geometry.json, panel 17D: is not measured',
    ],
    [
      'a panel of no such name',
      ({panels: all}) => Object.assign(all, {'99D': all['17D']}),
      'docs/setup/geometry.json, panel 99D: is in no panels.json',
    ],
    [
      'a vertex that is not there',
      ({panels: all}) => (all['17D'] = [[17, 37, 999]]),
      'docs/setup/geometry.json, panel 17D: there is no vertex 999',
    ],
    [
      'an outline that is not closed',
      ({panels: all}) => (all['21D'] = [all['21D']![0]!, [1, 2, 3]]),
      'docs/setup/geometry.json, panel 21D: its outline is not closed',
    ],
    [
      'under the ground',
      ({vertices}) => (vertices[22]![1] = -3),
      'docs/setup/geometry.json, panel 10D: vertex 23 lies under the ground',
    ],
    [
      'three numbers that are two',
      ({vertices}) => vertices[0]!.pop(),
      'docs/setup/geometry.json: vertices 1 is [-20.5,90.6], expected three numbers, in inches',
    ],
  ])('%s', async (_, spoil, line) => {
    expect((await withGeometry(spoil)).join('\n')).toContain(line);
  });

  test('neighbors that share no edge, and an edge that no label names', async () => {
    const lines = await withGeometry(
      () => undefined,
      ({panels: all}) => ({
        panels: all.map((panel) => ({
          ...panel,
          neighbours: panel.neighbours.map((name) => (name === '18D' ? '22D' : name)),
        })),
      }),
    );
    const text = lines.join('\n');
    expect(text).toContain('panel 17D: shares an edge with 18D, which its label does not name. If');
    expect(text).toContain('panel 17D: its label names 22D, but they share no edge. If');
  });

  test('a side that is no mirror of the other, and drawings of another sheep', async () => {
    const text = (await withGeometry(({vertices}) => (vertices[16]![1]! += 9))).join('\n');
    expect(text).toContain('panel 17D: is no mirror of 17P. If it is right, say so in figures');
    expect(text).toMatch(
      /views.json, view party draws .*17D.* differently from geometry.json. Run npm/,
    );
  });

  test('what is odd and known passes, and does not where its reason is gone', async () => {
    const lines = await withGeometry(
      () => undefined,
      ({figures}) => ({figures: {...figures, measured: undefined}}),
    );
    expect(lines.filter((line) => line.includes('F18D: shares an edge with F20D'))).toHaveLength(1);
  });
});

describe('panels that the text names', () => {
  const says = (line: string) =>
    checkGuide({...good, texts: [`${good.texts.join('')}\n${line}\n`]});

  test('one that is not on the map is named, with the one that is like it', () => {
    expect(says('1. Hang 3D on strut 7D, then 2D.')).toEqual([
      'docs/setup: the text says "1. Hang 3D on strut 7D, then 2D.", and the map has no panel 3D; did you mean 1D?',
    ]);
  });

  test('struts, sizes, an older map and what is no word are left alone', () => {
    expect(says('Strut 17D, 2x4s, 3/8" bolts; hang 1D. An older map says 25AP.')).toEqual([]);
    expect(says('import {x} from \'./9D\';\n<Panel name="9D" />')).toEqual([]);
  });

  test('one that a load names is on the map too', () => {
    expect(withTask({carries: [{what: 'panel 121D'}]})).toEqual([
      'docs/setup/figures: the text says "panel 121D", and the map has no panel 121D; did you mean 1D?',
    ]);
  });

  test('what a step hangs, hangs there by the figures', () => {
    const two = {...shelves, id: 'party-crew-mounts'};
    const hung = {...belly, task: two.id, panels: ['2D']};
    const texts = [
      "<Task {...task('party-crew-shelves')}>\n\n1. Hang 2D.\n\n</Task>\n\n{hanging('party-crew-shelves')} {task('party-crew-mounts')} {hanging('party-crew-mounts')}\n",
    ];
    const figures = {
      ...good.figures,
      tasks: [shelves, two],
      hanging: [{...belly, panels: ['1D']}, hung],
    };
    expect(checkGuide({...good, texts, figures})).toEqual([
      `docs/setup, task 'party-crew-shelves': the text says "Hang 2D", and the figures hang 1D there; did you mean 1D?`,
    ]);
  });
});

describe('the text of a task against its figures', () => {
  const texts = [
    `<Task {...task('party-crew-shelves')} panels={x}>

1. Two people hold it.
2. Bolt it with the 5 long bolts: 1/2" and 8". The 3/8" bolt is not in this list.

</Task>
<Hang groups={hanging("party-crew-shelves")} />`,
  ];
  const [bolt] = shelves.hardware;
  const changed = (change: Partial<Task>) =>
    checkGuide({
      ...good,
      texts,
      figures: {...good.figures, tasks: [{...shelves, ...change}]},
    });
  const line = (says: string): unknown[] => [
    expect.stringContaining(`docs/setup, task 'party-crew-shelves': the text ${says}`),
  ];

  test('as it is, it agrees', () => expect(changed({})).toEqual([]));

  test('another thickness, length, count or number of people is named', () => {
    const withBolt = (more: object) => changed({hardware: [{...bolt!, ...more}]});
    expect(withBolt({size: '5/8"'})).toEqual(
      line('says "1/2" and 8".", and the figures have no 1/2" there; change one of them'),
    );
    expect(withBolt({length: '6"'})).toEqual([expect.stringContaining('have no 8" there')]);
    expect(withBolt({count: {count: 6}})).toEqual(
      line('says "5 long bolts", and the figures count 6 there; change one of them'),
    );
    expect(changed({people: {count: 1}})).toEqual(
      line('gives 2 people something to do, and the figures have 1; change one of them'),
    );
  });

  test('in the real guide too', async () => {
    const [guide] = await readGuides(path.resolve(__dirname, '../../../..'));
    const {figures} = guide!;
    const withTask = (id: string, change: (task: Task) => Partial<Task>) =>
      checkGuide({
        ...guide!,
        figures: {
          ...figures,
          tasks: figures.tasks.map((task) => (task.id === id ? {...task, ...change(task)} : task)),
        },
      });
    const ears = (change: (hardware: Task['hardware'][number]) => object) =>
      withTask('head-and-hind-crew-ears', ({hardware: [first, ...rest]}) => ({
        hardware: [{...first!, ...change(first!)}, ...rest],
      }));
    expect(ears(() => ({}))).toEqual([]);
    expect(ears(() => ({count: {count: 10}}))).not.toEqual([]);
    expect(ears(() => ({length: '2"'}))).not.toEqual([]);
    expect(withTask('party-crew-dj-platform', () => ({people: {count: 2}}))).not.toEqual([]);
  });

  describe('in shares, places and names of parts of the real guide', () => {
    const change = async (id: string, edit: (task: Task) => Partial<Task>) => {
      const [guide] = await readGuides(path.resolve(__dirname, '../../../..'));
      const {figures} = guide!;
      const tasks = figures.tasks.map((task) => (task.id === id ? {...task, ...edit(task)} : task));
      return checkGuide({...guide!, figures: {...figures, tasks}});
    };
    const hardware = (nth: number, count: number) => (task: Task) => ({
      hardware: task.hardware.map((one, at) => (at === nth ? {...one, count: {count}} : one)),
    });

    test.each<[string, (task: Task) => Partial<Task>, string]>([
      [
        'business-crew-generator-shelf',
        hardware(0, 4),
        'one in the other.", and the figures count 4',
      ],
      ['business-crew-side-stair', hardware(2, 6), 'and the figures count 6'],
      ['business-crew-upper-platform-extension', () => ({people: {count: 3}}), 'gives 4 people'],
      ['head-and-hind-crew-front-platform-extension', hardware(1, 6), 'two 1/2" bolts each'],
      [
        'head-and-hind-crew-front-platform-extension',
        () => ({tools: ['1 C-clamp']}),
        'and the figures count 1',
      ],
      ['head-and-hind-crew-face', hardware(1, 2), 'says "two wood screws each"'],
      ['head-and-hind-crew-ears', hardware(1, 6), 'make two for each side'],
      [
        'head-and-hind-crew-suspension',
        () => ({parts: ['all: six jack stands']}),
        'four jack stands',
      ],
      ['party-crew-dj-platform', hardware(0, 3), 'a bolt in at each end'],
      ['party-crew-speaker-shelves', () => ({parts: ['4 shelves']}), 'center, right, left shelf'],
      [
        'setup-lead-setting-up',
        ({parts: [, ...rest]}) => ({parts: ['4 folding tables: all', ...rest]}),
        'three folding tables',
      ],
    ])('%s', async (id, edit, says) => {
      const lines = await change(id, edit);
      expect(lines).toContainEqual(expect.stringContaining(says));
      expect(lines).toContainEqual(expect.stringContaining(`task '${id}': the text `));
    });
  });
});
