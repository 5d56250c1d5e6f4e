import {crewsBegun, progressOf} from './progress';

const step = (id: string) => ({id, name: 'step', panels: []});
const steps = ['party-crew-face/1', 'party-crew-face/2', 'party-crew-neck/1'].map(step);

test('the next step is the first that is open, also where a later one is done', () => {
  expect(progressOf(steps, new Set(['party-crew-face/1', 'party-crew-neck/1']))).toEqual({
    done: 2,
    total: 3,
    next: step('party-crew-face/2'),
  });
});

test('when all is done nothing is next', () => {
  const ticks = new Set(steps.map(({id}) => id));
  expect(progressOf(steps, ticks)).toEqual({done: 3, total: 3, next: undefined});
});

test('ticks of steps that the page does not have count for nothing', () => {
  expect(progressOf(steps, new Set(['party-crew-gone/1'])).done).toBe(0);
});

test('the crew that ticked last comes first, each once', () => {
  const ticks = new Set([
    'tech-crew-sound/1',
    'party-crew-face/1',
    'business-crew-stair/1',
    'party-crew-face/2',
    'nobody/1',
  ]);
  expect(crewsBegun(ticks)).toEqual(['party-crew', 'business-crew', 'tech-crew']);
});

test('without ticks nobody has begun', () => expect(crewsBegun(new Set())).toEqual([]));
