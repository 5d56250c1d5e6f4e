import type {Danger} from '../model/types';
import {cardsOf, cardToGoOn, crewAt, findCard, guarded, type Card} from './cards';
import type {GuideCrew, GuideStep, GuideTask} from './outline';

const danger = (id: string, task?: string): Danger => ({
  id,
  kind: 'falling',
  task,
  up: 'Mind it.',
  down: 'Mind it.',
});
const step = (id: string, more: Partial<GuideStep> = {}): GuideStep => ({
  id,
  name: 'step',
  isCheck: false,
  dangers: [],
  words: 'Do it.',
  panels: [],
  ...more,
});
const task = (id: string, steps: GuideStep[], more: Partial<GuideTask> = {}): GuideTask => ({
  id,
  title: id,
  around: [],
  steps,
  inOrder: true,
  ...more,
});

const crew: GuideCrew = {
  id: 'party-crew',
  about: [],
  tasks: [
    task('party-crew-unload', []),
    task('party-crew-shelf', [
      step('party-crew-shelf/1'),
      step('party-crew-shelf/2', {dangers: [danger('held', 'party-crew-shelf')]}),
    ]),
    task('party-crew-brc', [step('party-crew-brc/1')], {place: 'brc'}),
    task('party-crew-when-told', [step('party-crew-when-told/1')], {inOrder: false}),
  ],
};
const dangers = [danger('always'), danger('held', 'party-crew-shelf')];
const [main = [], apart = []] = cardsOf(crewAt(crew, 'street'), dangers);
const cards = new Map([['party-crew' as const, [main, apart]]]);
const idsOf = (sequence: readonly Card[]) => sequence.map(({id}) => id);
const at = (id: string) => findCard(id, cards)!;

test('a crew goes from what can always hurt, task by task, to its end', () => {
  expect(idsOf(main)).toEqual([
    'party-crew-dangers',
    'party-crew-unload',
    'party-crew-shelf',
    'party-crew-shelf-dangers',
    'party-crew-shelf-1',
    'party-crew-shelf-2',
    'party-crew-shelf-done',
    'party-crew-done',
  ]);
});

test('a task of the other place is not there', () => {
  const [brc = []] = cardsOf(crewAt(crew, 'brc'), dangers);
  expect(idsOf(brc)).toContain('party-crew-brc');
  expect(idsOf(main)).not.toContain('party-crew-brc');
});

test('nobody is led into a task that stands in no order; it has a sequence of its own', () => {
  expect(idsOf(main)).not.toContain('party-crew-when-told');
  expect(idsOf(apart)).toEqual([
    'party-crew-dangers',
    'party-crew-when-told',
    'party-crew-when-told-1',
    'party-crew-when-told-done',
  ]);
  expect(at('party-crew-when-told-1').sequence).toBe(apart);
});

test('a crew without tasks has no cards', () => {
  expect(cardsOf({...crew, tasks: []}, dangers)).toEqual([]);
});

test('an unknown card is nowhere', () => expect(findCard('party-crew-x', cards)).toBeUndefined());

describe('what can hurt is read before anything that it guards is shown', () => {
  const shown = (id: string, ...read: string[]) => {
    const {sequence, at: index} = guarded(at(id), new Set(read));
    return sequence[index]?.id;
  };
  const [always, held] = ['party-crew-dangers', 'party-crew-shelf-dangers'];

  test('for a step those of all crews, then those of its task, then the step itself', () => {
    expect(shown('party-crew-shelf-2')).toBe(always);
    expect(shown('party-crew-shelf-2', always)).toBe(held);
    expect(shown('party-crew-shelf-2', always, held)).toBe('party-crew-shelf-2');
  });

  test('for the beginning of a task those of all crews', () => {
    expect(shown('party-crew-shelf')).toBe(always);
    expect(shown('party-crew-shelf', always)).toBe('party-crew-shelf');
  });

  test('for the dangers of a task those of all crews', () => {
    expect(shown(held)).toBe(always);
    expect(shown(held, always)).toBe(held);
  });

  test('for a task that stands in no order too, and without the dangers of another task', () => {
    expect(shown('party-crew-when-told-1')).toBe(always);
    expect(shown('party-crew-when-told-1', always)).toBe('party-crew-when-told-1');
  });
});

describe('going on', () => {
  const next = (...ticks: string[]) => cardToGoOn(main, new Set(ticks))?.id;

  test('begins with the first card', () => expect(next()).toBe('party-crew-dangers'));
  test('in a task that is begun, with its first open step', () => {
    expect(next('party-crew-shelf/1')).toBe('party-crew-shelf-2');
    expect(next('party-crew-shelf/2')).toBe('party-crew-shelf-1');
  });
  test('in a task that is not begun, with what it needs', () => {
    const [brc = []] = cardsOf(crewAt(crew, 'brc'), dangers);
    const ticks = new Set(['party-crew-shelf/1', 'party-crew-shelf/2']);
    expect(cardToGoOn(brc, ticks)?.id).toBe('party-crew-brc');
  });
  test('when all is ticked, with the end', () => {
    expect(next('party-crew-shelf/1', 'party-crew-shelf/2')).toBe('party-crew-done');
  });
});
