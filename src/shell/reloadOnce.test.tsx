import {isChunkError, reloadOnce} from './reloadOnce';

// jsdom cannot load a page: it says so on the console in place of a navigation.
let loaded: jest.SpyInstance;

beforeEach(() => {
  loaded = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a chunk that is gone is told from other errors', () => {
  const gone = Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'});
  expect(isChunkError(gone)).toBe(true);
  expect(isChunkError(new Error('Loading chunk 7 failed.'))).toBe(false);
});

test('the page is loaded anew once and no second time', () => {
  expect(reloadOnce()).toBe(true);
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(reloadOnce()).toBe(false);
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('a browser that cannot remember is not sent round in circles', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(reloadOnce()).toBe(false);
});
