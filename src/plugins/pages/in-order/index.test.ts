import type {Plugin} from '@docusaurus/types';
import {inOrder} from '.';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

test('each begins when the one before it has finished', async () => {
  const done: string[] = [];
  const slow = (name: string, milliseconds: number): Plugin => ({
    name,
    async postBuild() {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      done.push(name);
    },
  });
  await inOrder(slow('first', 20), {name: 'does nothing then'}, slow('last', 0)).postBuild?.(
    {} as Built,
  );
  expect(done).toEqual(['first', 'last']);
});

test('what stops one stops the build', async () => {
  const failing: Plugin = {name: 'failing', postBuild: () => Promise.reject(new Error('no'))};
  await expect(inOrder(failing).postBuild?.({} as Built)).rejects.toThrow('no');
});
