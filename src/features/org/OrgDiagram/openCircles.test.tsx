import {openCircles} from './openCircles';

const zoomTo = jest.fn();
let isSmall = true;
globalThis.matchMedia = (() => ({matches: isSmall})) as unknown as typeof matchMedia;

function setUp() {
  zoomTo.mockClear();
  document.body.innerHTML = '<div><i data-circle="Camp"></i><b></b></div>';
  const frame = document.querySelector('div')!;
  const stop = openCircles(frame, zoomTo);
  const press = (what: string) =>
    document
      .querySelector(what)!
      .dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: 30, clientY: 40}));
  return {frame, press, stop};
}

test('a tap on a circle zooms to where it is, until it is stopped', () => {
  const {press, stop} = setUp();
  press('i');
  expect(zoomTo).toHaveBeenCalledWith(1.9, {x: 30, y: 40});
  stop();
  press('i');
  expect(zoomTo).toHaveBeenCalledTimes(1);
});

test('not beside a circle, not when projects are named, and not in a large window', () => {
  const {frame, press} = setUp();
  press('b');
  frame.toggleAttribute('data-zoomed', true);
  press('i');
  frame.toggleAttribute('data-zoomed', false);
  isSmall = false;
  press('i');
  expect(zoomTo).not.toHaveBeenCalled();
});
