import {boardKey, ofCrew, put, readArrivals, ticksIn, type Arrivals} from './arrivals';

const NOON = 1_000_000;
const [early, late] = [['party-crew-a/1'], ['party-crew-a/1', 'party-crew-a/2', 'party-crew-b/1']];
const party = (ticks: string[]) => ({crew: 'party-crew' as const, ticks});
const ticksOfParty = (arrivals: Arrivals) => [...ticksIn(ofCrew(arrivals, 'party-crew'))];

test('a later code joins an earlier one; what is new is kept with its time', () => {
  const first = put([], party(early), NOON);
  const second = put(first.arrivals, party(late), NOON + 5);
  expect(second).toEqual({
    arrivals: [
      {crew: 'party-crew', ticks: early, at: NOON},
      {crew: 'party-crew', ticks: late.slice(1), at: NOON + 5},
    ],
    added: 2,
    others: 0,
  });
});

test('an older code after a newer one changes nothing, and loses no tick', () => {
  const {arrivals} = put([], party(late), NOON);
  const older = put(arrivals, party(early), NOON + 5);
  expect(older).toEqual({arrivals, added: 0, others: 2});
  expect(older.arrivals).toBe(arrivals);
});

test('codes that each have what the other lacks are joined', () => {
  const {arrivals} = put([], party(['party-crew-a/1', 'party-crew-a/2']), NOON);
  const crossing = put(arrivals, party(['party-crew-a/2', 'party-crew-b/1']), NOON + 5);
  expect(crossing).toMatchObject({added: 1, others: 1});
  expect(ticksOfParty(crossing.arrivals)).toEqual([
    'party-crew-a/1',
    'party-crew-a/2',
    'party-crew-b/1',
  ]);
});

test('the order in which codes come makes no difference to the ticks', () => {
  const inTurn = put(put([], party(early), 1).arrivals, party(late), 2).arrivals;
  const outOfTurn = put(put([], party(late), 1).arrivals, party(early), 2).arrivals;
  expect(ticksOfParty(outOfTurn).sort()).toEqual(ticksOfParty(inTurn).sort());
});

test('crews are never mixed', () => {
  const {arrivals} = put([], party(late), NOON);
  const tech = put(arrivals, {crew: 'tech-crew', ticks: ['tech-crew-a/1']}, NOON);
  expect(ticksOfParty(tech.arrivals)).toEqual(late);
  expect(tech).toMatchObject({added: 1, others: 0});
});

test('what is kept is read again as it was', () => {
  const {arrivals} = put([], party(late), NOON);
  expect(readArrivals(JSON.stringify(arrivals))).toEqual(arrivals);
});

test.each([
  null,
  'junk',
  '{"crew":"party-crew"}',
  '[null, 1, {"crew":"made-up","ticks":[],"at":1}, {"crew":"party-crew","ticks":[1],"at":1}]',
  '[{"crew":"party-crew","ticks":["a/1"],"at":"today"}]',
])('%s counts as nothing', (text) => {
  expect(readArrivals(text)).toEqual([]);
});

test('each year and place has a board of its own', () => {
  expect(boardKey('2025', 'brc')).toBe('baaahs-board-2025-brc');
  expect(boardKey('2025', 'street')).toBe('baaahs-board-2025-street');
});
