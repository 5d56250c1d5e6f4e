import {anchorInView, isReadingPlace, readingPlace, topOfAnchor, topOfPlace} from './readingPlace';

/** Where the browser would say that things are, by id. */
let tops: Record<string, number>;

beforeEach(() => {
  tops = {};
  document.body.innerHTML =
    '<div id="__docusaurus"><main><h2 id="head"></h2><p id="one"></p><div><p id="two"></p><figure><svg id="map"></svg>' +
    '</figure></div></main><footer id="foot"></footer></div><dialog id="search"></dialog>';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return {top: tops[this.id] ?? 0, height: 200} as DOMRect;
  });
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

afterEach(() => jest.restoreAllMocks());

const pointAt = (id: string) => {
  document.elementFromPoint = () => document.getElementById(id);
};

test('what stood in the middle is found where it is now', () => {
  tops.two = 300;
  pointAt('two');
  const place = readingPlace()!;
  expect(place.top).toBe(300);
  tops.two = 450;
  expect(topOfPlace(place)).toBe(450);
});

test('of a drawing, what it stands in is kept', () => {
  pointAt('map');
  expect(readingPlace()).toEqual({path: [0, 2], top: 0});
});

test('what is not on the page by now has no place', () => {
  tops.two = 300;
  pointAt('two');
  const place = readingPlace()!;
  document.querySelector('main div')!.remove();
  expect(topOfPlace(place)).toBeUndefined();
});

test('the footer is a place too', () => {
  pointAt('foot');
  expect(readingPlace()).toEqual({path: [1], top: 0});
});

test('what lies over the page is no place', () => {
  pointAt('search');
  expect(readingPlace()).toBeUndefined();
});

test.each([null, 'words', 7, [], {path: ['length', 0], top: 0}, {path: [0]}, {path: '0', top: 0}])(
  '%j was not kept by us',
  (value) => expect(isReadingPlace(value)).toBe(false),
);

test('a place is one again after it was kept as text', () => {
  pointAt('two');
  expect(isReadingPlace(JSON.parse(JSON.stringify(readingPlace())))).toBe(true);
});

/** What stands where, from top to bottom: the id of what each stretch of 100 pixels shows. */
const showFromTop = (...ids: string[]) => {
  document.elementFromPoint = (_, y) => document.getElementById(ids[Math.floor(y / 100)] ?? 'foot');
};

test('a heading in the upper half of the window stays in sight when it is turned', () => {
  showFromTop('one', 'head', 'two');
  tops.head = 120;
  const anchor = anchorInView()!;
  expect([anchor.element.id, anchor.at]).toEqual(['head', 120]);
  tops.head = 90;
  expect(topOfAnchor(anchor)).toBe(90);
});

test('without one, the very line at a third of the window does', () => {
  showFromTop('one', 'one', 'two', 'two', 'two');
  tops.two = 156;
  const anchor = anchorInView()!;
  expect([anchor.element.id, anchor.at, anchor.share]).toEqual(['two', 256, 0.5]);
  tops.two = -500;
  expect(topOfAnchor(anchor)).toBe(-400);
});
