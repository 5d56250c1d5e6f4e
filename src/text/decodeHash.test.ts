import {decodeHash} from './decodeHash';

test.each([
  ['#dogs', 'dogs'],
  ['#caf%C3%A9', 'café'],
  ['#', ''],
  ['', ''],
  ['#%E0%A4%A', ''],
])('%s names %p', (hash, id) => {
  expect(decodeHash(hash)).toBe(id);
});
