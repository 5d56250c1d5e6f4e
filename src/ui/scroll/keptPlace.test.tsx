import {keepPlace, keptPlace} from './keptPlace';

let type: string;

beforeEach(() => {
  type = 'reload';
  performance.getEntriesByType = () => [{type}] as unknown as PerformanceEntryList;
  document.body.innerHTML = '<div id="__docusaurus"><main></main><footer></footer></div>';
  document.elementFromPoint = () => document.querySelector('footer');
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  window.scrollY = 900;
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  window.location.hash = '';
});

test.each(['reload', 'back_forward'])('the place is there again after %s', (how) => {
  type = how;
  keepPlace();
  expect(keptPlace()).toEqual({path: [1], top: 0});
});

test('a new visit of the same address begins at its top', () => {
  keepPlace();
  type = 'navigate';
  expect(keptPlace()).toBeUndefined();
});

test('the top of a page is not kept: what arrives there pushes nobody down', () => {
  window.scrollY = 0;
  keepPlace();
  expect(keptPlace()).toBeUndefined();
});

test('another address has another place', () => {
  keepPlace();
  window.location.hash = '#party-crew';
  expect(keptPlace()).toBeUndefined();
});

test.each(['', '{', 'null', '7', '{"address":"http://localhost/","place":{"path":"x"}}'])(
  '%j in its place is no place',
  (text) => {
    sessionStorage.setItem('baaahs-place', text);
    expect(keptPlace()).toBeUndefined();
  },
);

test('a browser that keeps nothing goes on without it', () => {
  for (const name of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('denied');
    });
  }
  keepPlace();
  expect(keptPlace()).toBeUndefined();
});
