import {openCircles} from './openCircles';

const zoomTo = jest.fn();
let isSmall = true;
globalThis.matchMedia = (() => ({matches: isSmall})) as unknown as typeof matchMedia;

function setUp() {
  zoomTo.mockClear();
  document.body.innerHTML = '<div><i data-circle="Camp"></i><b></b></div>';
  const frame = document.querySelector('div')!;
  const stop = openCircles(frame, zoomTo);
  // A mouse's click is the frame's, which has captured the pointer.
  const press = (what: string, movedBy = 0) => {
    const at = {bubbles: true, clientX: 30, clientY: 40};
    document.querySelector(what)!.dispatchEvent(new MouseEvent('pointerdown', at));
    frame.dispatchEvent(new MouseEvent('click', {...at, clientX: 30 + movedBy}));
  };
  return {frame, press, stop};
}

test('a press on a circle zooms to where it is, until it is stopped', () => {
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

test('not when it is dragged', () => {
  const {press} = setUp();
  press('i', 40);
  expect(zoomTo).not.toHaveBeenCalled();
});
