import {standAlone} from './standAlone';

test.each([
  {row: [], alone: []},
  {row: [false], alone: [true]},
  {row: [false, false], alone: [false, false]},
  {row: [false, false, false], alone: [false, false, true]},
  {row: [false, true, false, false], alone: [true, false, false, false]},
  {row: [false, false, true, false], alone: [false, false, false, true]},
  {row: [true, true], alone: [false, false]},
])('$row: $alone', ({row, alone}) => expect(standAlone(row)).toEqual(alone));
