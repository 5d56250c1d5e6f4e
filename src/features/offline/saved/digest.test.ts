import {revisionOf} from './digest';

const bytes = (text: string) => new TextEncoder().encode(text);

test('the same content has the same revision, in letters that an address may hold', async () => {
  expect(await revisionOf(bytes('sheep'))).toBe(await revisionOf(bytes('sheep')));
  expect(await revisionOf(bytes('sheep'))).toMatch(/^[\w-]{16}$/);
});

test('one letter more is another revision', async () => {
  expect(await revisionOf(bytes('sheep'))).not.toBe(await revisionOf(bytes('sheeps')));
});
