import {goToPlace, readingPlace} from './readingPlace';

const scrollBy = jest.fn();
/** Where the browser would say that things are, by id. */
let tops: Record<string, number>;

beforeEach(() => {
  tops = {};
  scrollBy.mockClear();
  window.scrollBy = scrollBy;
  document.body.innerHTML =
    '<main><p id="one"></p><div><p id="two"></p><figure><svg id="map"></svg></figure></div></main>' +
    '<footer id="foot"></footer>';
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
  expect(readingPlace()).toEqual({path: [1], top: 0});
});

test('what is not on the page by now moves nothing', () => {
  tops.two = 300;
  pointAt('two');
  const place = readingPlace()!;
  document.querySelector('main div')!.remove();
  goToPlace(place);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('outside the page’s main part there is no place', () => {
  pointAt('foot');
  expect(readingPlace()).toBeUndefined();
});
