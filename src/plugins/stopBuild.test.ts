import {stopBuild} from './stopBuild';

const mistakes = ['a.ts:1: found x; write y', 'b.ts:2: found z; write w'];

afterEach(() => {
  jest.restoreAllMocks();
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});

test('without a mistake nothing happens', () => {
  expect(stopBuild([])).toBeUndefined();
});

test('a build ends with the lines alone', () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  stopBuild(mistakes);
  expect(print.mock.calls).toEqual([[`\n${mistakes.join('\n')}\n`]]);
  expect(exit).toHaveBeenCalledWith(1);
});

test('the development server stays alive, and shows the lines without a stack', () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const lines = mistakes.join('\n');
  expect(() => stopBuild(mistakes)).toThrow(
    expect.objectContaining({message: lines, stack: lines}) as Error,
  );
});
