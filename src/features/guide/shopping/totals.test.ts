import {amountText} from './amount';
import {hardwareName} from '../model/hardwareText';
import {totals} from './totals';
import type {Figures, Hardware, Task} from '../model/types';

const bolt = (change: Partial<Hardware>): Hardware => ({
  kind: 'bolt',
  size: '1/2"',
  length: '4"',
  count: {count: 2},
  ...change,
});
const task = (change: Partial<Task>): Task => ({
  id: 'party-crew-shelves',
  crew: 'party-crew',
  title: 'shelves',
  parts: [],
  hardware: [],
  tools: [],
  ...change,
});
const figures = (...tasks: Partial<Task>[]): Figures => ({
  year: 2025,
  tasks: tasks.map(task),
  hanging: [],
});

const lines = (...tasks: Partial<Task>[]) =>
  totals(figures(...tasks), {place: 'brc'}).hardware.map(
    ({group, hardware, amount}) => `${group}: ${amountText(amount)} | ${hardwareName(hardware)}`,
  );

describe('hardware', () => {
  test('of one size and length is added up over tasks', () => {
    expect(lines({hardware: [bolt({})]}, {hardware: [bolt({count: {count: 5}})]})).toEqual([
      'bolts: 7 | 4" × 1/2" bolts',
    ]);
  });

  test('thin before thick, short before long, words last', () => {
    const hardware = [
      bolt({length: 'short'}),
      bolt({length: '8"'}),
      bolt({size: '3/8"', length: '2 1/2"'}),
      bolt({size: '3/8"', length: '1 1/2"'}),
      bolt({size: '?'}),
    ];
    expect(lines({hardware})).toEqual([
      'bolts: 2 | 1 1/2" × 3/8" bolts',
      'bolts: 2 | 2 1/2" × 3/8" bolts',
      'bolts: 2 | 8" × 1/2" bolts',
      'bolts: 2 | short 1/2" bolts',
      'bolts: 2 | 4" bolts (thickness?)',
    ]);
  });

  test('about stays about, uncertain stays uncertain, in the sum too', () => {
    const counts = [{count: 12, about: true}, {count: 12}, {count: 1, uncertain: true}];
    expect(lines({hardware: counts.map((count) => bolt({count}))})).toEqual([
      'bolts: about 25? | 4" × 1/2" bolts',
    ]);
  });

  test('some and many stay words beside a number', () => {
    expect(lines({hardware: [bolt({count: 'some'}), bolt({}), bolt({count: 'many'})]})).toEqual([
      'bolts: 2 + many | 4" × 1/2" bolts',
    ]);
    expect(lines({hardware: [bolt({count: 'some'})]})).toEqual(['bolts: some | 4" × 1/2" bolts']);
  });

  test('what comes with a bolt is a line of its own', () => {
    expect(
      lines({hardware: [bolt({with: 'nut and washers'}), bolt({with: 'wing nut'}), bolt({})]}),
    ).toEqual([
      'bolts: 6 | 4" × 1/2" bolts',
      'nuts, washers, sets: 2 | 1/2" sets of nut and washers',
      'nuts, washers, sets: 2 | 1/2" wing nuts',
    ]);
  });

  test('spares are apart', () => {
    expect(lines({hardware: [bolt({spare: true}), bolt({})]})).toEqual([
      'bolts: 2 | 4" × 1/2" bolts',
      'bolts: 2 | 4" × 1/2" bolts (spare)',
    ]);
  });

  test('each kind lies in its group', () => {
    const kinds = ['zip tie', 'washer', 'wood screw', 'lag bolt', 'hardware set'];
    expect(
      lines({hardware: kinds.map((kind) => bolt({kind}))}).map((line) => line.split(':')[0]),
    ).toEqual(['nuts, washers, sets', 'nuts, washers, sets', 'screws', 'screws', 'zip ties']);
  });
});

describe('place and crew', () => {
  const both = figures(
    {place: 'brc', hardware: [bolt({})], parts: ['generator']},
    {place: 'street', parts: ['police line']},
    {hardware: [bolt({place: 'street', length: '1"'})], parts: ['rope', 'rope']},
    {id: 'business-crew-x', crew: 'business-crew', parts: ['stair'], people: {count: 3}},
  );

  test('what belongs to the other place is left out', () => {
    expect(totals(both, {place: 'brc'}).parts).toEqual(['generator', 'rope', 'stair']);
    expect(totals(both, {place: 'street'}).parts).toEqual(['police line', 'rope', 'stair']);
    expect(totals(both, {place: 'brc'}).hardware).toMatchObject([{hardware: {length: '4"'}}]);
    expect(totals(both, {place: 'street'}).hardware).toMatchObject([{hardware: {length: '1"'}}]);
  });

  test('one crew alone', () => {
    expect(totals(both, {place: 'brc', crew: 'business-crew'})).toEqual({
      hardware: [],
      tools: [],
      parts: ['stair'],
      gear: [],
      people: {
        peaks: [{crew: 'business-crew', people: {count: 3}}],
        sum: {count: 3},
      },
    });
  });
});

describe('tools', () => {
  test('are counted once a crew, in the largest number that a task needs', () => {
    const tools = totals(
      figures(
        {tools: ['pliers', '1 aligner pin', '2 vice grips']},
        {tools: ['pliers', 'aligner pins', '3 vice grips']},
        {crew: 'business-crew', tools: ['pliers']},
      ),
      {place: 'brc'},
    ).tools;
    expect(tools).toEqual([
      {tool: 'pliers', crews: ['party-crew', 'business-crew']},
      {tool: '1 aligner pin', crews: ['party-crew']},
      {tool: '3 vice grips', crews: ['party-crew']},
    ]);
  });

  test('of a bin belong to the crews that each get one, even when they are asked for alone', () => {
    const bins = figures({crew: 'setup-lead', tools: ['pliers'], toolsFor: ['party-crew']});
    expect(totals(bins, {place: 'brc', crew: 'party-crew'}).tools).toEqual([
      {tool: 'pliers', crews: ['party-crew']},
    ]);
    expect(totals(bins, {place: 'brc', crew: 'setup-lead'}).tools).toEqual([]);
  });
});

describe('people', () => {
  test('are the largest task of each crew, and all crews together', () => {
    const {people} = totals(
      figures(
        {people: {count: 3}},
        {people: {count: 4, uncertain: true}},
        {},
        {crew: 'business-crew', people: {count: 2}},
        {crew: 'tech-crew'},
      ),
      {place: 'brc'},
    );
    expect(people).toEqual({
      peaks: [
        {crew: 'party-crew', people: {count: 4, uncertain: true}},
        {crew: 'business-crew', people: {count: 2}},
      ],
      sum: {count: 6, uncertain: true},
    });
  });

  test('of two largest the certain one counts', () => {
    const {people} = totals(figures({people: {count: 4, uncertain: true}}, {people: {count: 4}}), {
      place: 'brc',
    });
    expect(people.sum).toEqual({count: 4});
  });

  test('no number gives no sum', () => {
    expect(totals(figures({}), {place: 'brc'}).people).toEqual({peaks: []});
  });
});
