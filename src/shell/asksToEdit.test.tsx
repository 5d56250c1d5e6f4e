import {asksToEdit} from './asksToEdit';

beforeEach(() => localStorage.clear());

test('nobody is shown them who did not ask', () => {
  expect(asksToEdit('')).toBe(false);
  expect(asksToEdit('?find=edit')).toBe(false);
});

test('who asked once is shown them until they are forgotten', () => {
  expect(asksToEdit('?edit')).toBe(true);
  expect(asksToEdit('')).toBe(true);
  expect(asksToEdit('?edit=no')).toBe(false);
  expect(asksToEdit('')).toBe(false);
});
