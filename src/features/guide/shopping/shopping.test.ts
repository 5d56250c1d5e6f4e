import {shoppingRows, shoppingTable, shoppingText} from './shopping';
import type {Figures} from '../model/types';

const figures: Figures = {
  year: 2025,
  hanging: [],
  tasks: [
    {
      id: 'party-crew-shelves',
      crew: 'party-crew',
      title: 'shelves',
      people: {count: 3},
      parts: ['3 shelves'],
      hardware: [
        {kind: 'bolt', size: '1/2"', length: '8"', count: {count: 12, about: true}},
        {kind: 'zip tie', size: 'heavy', count: 'many', place: 'street'},
      ],
      tools: ['pliers', '2 vice grips'],
    },
    {
      id: 'business-crew-generator',
      crew: 'business-crew',
      title: 'generator',
      place: 'brc',
      people: {count: 4},
      parts: ['generator'],
      hardware: [{kind: 'bolt', size: '1/2"', length: '8"', count: {count: 2}}],
      tools: ['2 vice grips'],
    },
  ],
};

test('a crew alone: both places side by side, parts at the end', () => {
  const both = (amount: string) => ({brc: amount, street: amount});
  expect(shoppingRows(figures, 'party-crew')).toEqual([
    {group: 'people at the peak', item: 'Party Crew', ...both('3')},
    {group: 'bolts', item: '8" × 1/2" bolts', ...both('about 12')},
    {group: 'zip ties', item: 'heavy zip ties', brc: '', street: 'many'},
    {group: 'tools', item: 'pliers', ...both('yes')},
    {group: 'tools', item: 'vice grips', ...both('2')},
    {group: 'parts', item: '3 shelves', ...both('yes')},
  ]);
});

test('the whole build adds crews up and says how many need a tool', () => {
  expect(shoppingRows(figures)).toEqual([
    {group: 'people at the peak', item: 'Party Crew', brc: '3', street: '3'},
    {group: 'people at the peak', item: 'Business Crew', brc: '4', street: ''},
    {group: 'people at the peak', item: 'all crews together', brc: '7', street: '3'},
    {group: 'bolts', item: '8" × 1/2" bolts', brc: 'about 14', street: 'about 12'},
    {group: 'zip ties', item: 'heavy zip ties', brc: '', street: 'many'},
    {group: 'tools', item: 'pliers', brc: 'for 1 crew', street: 'for 1 crew'},
    {
      group: 'tools',
      item: 'vice grips',
      brc: '4',
      street: '2',
    },
  ]);
});

test('as text, with both places only where they differ', () => {
  const text = shoppingText(figures);
  expect(text).toMatch(/^Whole build\n- people at the peak: Party Crew: 3\n/);
  expect(text).toContain('- zip ties: heavy zip ties: Black Rock City none; street many\n');
  expect(text).toContain('\n\nParty Crew\n');
});

test('as a table of five columns, crews without anything left out', () => {
  const table = shoppingTable(figures);
  expect(table.every((row) => row.length === 5)).toBe(true);
  expect(new Set(table.slice(1).map(([title]) => title))).toEqual(
    new Set(['Whole build', 'Party Crew', 'Business Crew']),
  );
});

describe('what joins and hangs', () => {
  const hung: Figures = {
    ...figures,
    hanging: [
      {
        task: 'party-crew-shelves',
        crew: 'party-crew',
        section: 'Belly',
        panels: ['14D', '18D'],
        ordered: true,
      },
    ],
  };
  const panels = [
    {name: '14D', crew: 'party-crew', neighbours: ['18D', '14P']},
    {name: '18D', crew: 'party-crew', neighbours: ['14D']},
    {name: '14P', crew: 'business-crew', neighbours: ['14D']},
  ] as const;
  const rows = (crew?: 'party-crew') =>
    shoppingRows(hung, crew, panels).map(({group, item, street}) => `${group}: ${item}: ${street}`);

  test('a crew’s panels are named, and its own edges give the fewest fastenings', () => {
    expect(rows('party-crew')).toEqual(
      expect.arrayContaining([
        'fastenings between panels: panels of the Party Crew: at least about 2, before spares',
        'zip ties: heavy zip ties: many, see fastenings',
        'panels: Belly: 14D, 18D: 2',
      ]),
    );
  });

  test('the whole build has the edges between two crews too', () => {
    expect(rows()).toEqual(
      expect.arrayContaining([
        'fastenings between panels: panels of two crews: at least about 2, before spares',
        'fastenings between panels: all crews together: at least about 4, before spares',
        'panels: all crews together: 2',
      ]),
    );
  });
});

describe('what everybody needs one of', () => {
  const lead = {
    id: 'setup-lead-table',
    crew: 'setup-lead' as const,
    title: 'table',
    parts: ['gloves', 'first-aid kit'],
    perPerson: ['gloves'],
    hardware: [],
    tools: [],
  };
  const rows = (crew?: 'setup-lead' | 'party-crew' | 'tech-crew') =>
    shoppingRows({...figures, tasks: [...figures.tasks, lead]}, crew).filter(
      ({item}) => item === 'gloves' || item === 'first-aid kit',
    );
  const gloves = (brc: string, street: string) => ({
    group: 'for everybody',
    item: 'gloves',
    brc,
    street,
  });

  test('is counted by the people at the peak, of all crews and of each', () => {
    expect(rows()).toEqual([gloves('for at least 7 people', 'for at least 3 people')]);
    expect(rows('party-crew')).toEqual([gloves('for at least 3 people', 'for at least 3 people')]);
    expect(rows('tech-crew')).toEqual([]);
  });

  test('whoever hands it out has it once, for all', () => {
    expect(rows('setup-lead')).toEqual([
      gloves('for at least 7 people', 'for at least 3 people'),
      {group: 'parts', item: 'first-aid kit', brc: 'yes', street: 'yes'},
    ]);
  });
});
