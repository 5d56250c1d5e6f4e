import {goToPlace, isReadingPlace, readingPlace} from './readingPlace';

const scrollBy = jest.fn();
/** Where the browser would say that things are, by id. */
let tops: Record<string, number>;

beforeEach(() => {
  tops = {};
  scrollBy.mockClear();
  window.scrollBy = scrollBy;
  document.body.innerHTML =
    '<div id="__docusaurus"><main><p id="one"></p><div><p id="two"></p><figure><svg id="map"></svg>' +
    '</figure></div></main><footer id="foot"></footer></div><dialog id="search"></dialog>';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return {top: tops[this.id] ?? 0} as DOMRect;
  });
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

afterEach(() => jest.restoreAllMocks());

const pointAt = (id: string) => {
  document.elementFromPoint = () => document.getElementById(id);
};

test('what stood in the middle comes back to where it was', () => {
  tops.two = 300;
  pointAt('two');
  const place = readingPlace()!;
  tops.two = 450;
  goToPlace(place);
  expect(scrollBy).toHaveBeenCalledWith({top: 150, behavior: 'instant'});
});

test('what is where it was stays', () => {
  tops.two = 300;
  pointAt('two');
  goToPlace(readingPlace()!);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('of a drawing, what it stands in is kept', () => {
  pointAt('map');
  expect(readingPlace()).toEqual({path: [0, 1], top: 0});
});

test('what is not on the page by now moves nothing', () => {
  tops.two = 300;
  pointAt('two');
  const place = readingPlace()!;
  document.querySelector('main div')!.remove();
  goToPlace(place);
  expect(scrollBy).not.toHaveBeenCalled();
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
