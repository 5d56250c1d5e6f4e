import {createEvent, fireEvent, render, screen} from '@testing-library/react';
import {usePanZoom} from './usePanZoom';

/** A drawing that starts twice as wide as its frame, as on a phone. */
function Example() {
  const {frame, zoom, zoomIn, zoomOut} = usePanZoom();
  return (
    <>
      <button onClick={zoomIn}>in</button>
      <button onClick={zoomOut}>out</button>
      <output>{zoom.toFixed(2)}</output>
      <div ref={frame} tabIndex={0} data-testid="frame">
        <svg />
      </div>
    </>
  );
}

const scrollTo = jest.fn();

function setUp() {
  render(<Example />);
  const frame = screen.getByTestId('frame');
  Object.defineProperty(frame, 'clientWidth', {value: 500});
  frame.scrollTo = scrollTo;
  frame.firstElementChild!.getBoundingClientRect = () => {
    const zoom = Number(frame.style.getPropertyValue('--zoom') || 1);
    return new DOMRect(-frame.scrollLeft, -frame.scrollTop, 1000 * zoom, 600 * zoom);
  };
  return frame;
}

const zoom = () => Number(screen.getByRole('status').textContent);

function wheel(frame: HTMLElement, init: WheelEventInit) {
  const event = createEvent.wheel(frame, init);
  fireEvent(frame, event);
  return event;
}

describe('usePanZoom', () => {
  it('zooms by its buttons, no farther than six times and no smaller than the whole', () => {
    setUp();
    for (let i = 0; i < 9; i++) fireEvent.click(screen.getByText('in'));
    expect(zoom()).toBe(6);
    for (let i = 0; i < 20; i++) fireEvent.click(screen.getByText('out'));
    expect(zoom()).toBe(0.5);
  });

  it('zooms by + and -, and 0 resets size and place', () => {
    const frame = setUp();
    fireEvent.keyDown(frame, {key: '+'});
    fireEvent.keyDown(frame, {key: '+'});
    expect(zoom()).toBeCloseTo(1.96);
    fireEvent.keyDown(frame, {key: '-'});
    expect(zoom()).toBeCloseTo(1.4);
    fireEvent.keyDown(frame, {key: '0'});
    expect(zoom()).toBe(1);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it("leaves the browser's own zoom keys alone", () => {
    const frame = setUp();
    fireEvent.keyDown(frame, {key: '+', ctrlKey: true});
    expect(zoom()).toBe(1);
  });

  it('leaves the wheel to the page', () => {
    const event = wheel(setUp(), {deltaY: -100});
    expect(event.defaultPrevented).toBe(false);
    expect(zoom()).toBe(1);
  });

  it('takes the wheel with Ctrl, and keeps what is under the pointer there', () => {
    const frame = setUp();
    const event = wheel(frame, {deltaY: -100, ctrlKey: true, clientX: 300, clientY: 200});
    expect(event.defaultPrevented).toBe(true);
    expect(zoom()).toBeCloseTo(1.28);
    expect(frame.scrollLeft).toBeCloseTo(300 * Math.exp(0.25) - 300);
  });

  it('takes the wheel with focus, and gives it back at the last size', () => {
    const frame = setUp();
    frame.focus();
    expect(wheel(frame, {deltaY: -9999}).defaultPrevented).toBe(true);
    expect(zoom()).toBe(6);
    expect(wheel(frame, {deltaY: -9999}).defaultPrevented).toBe(false);
  });

  it('zooms by two fingers, and leaves one finger to the browser', () => {
    const frame = setUp();
    const one = {clientX: 100, clientY: 100};
    const move = (x: number) =>
      fireEvent.touchMove(frame, {touches: [one, {clientX: x, clientY: 100}]});
    expect(fireEvent.touchMove(frame, {touches: [one]})).toBe(true);
    expect(move(200)).toBe(false);
    move(300);
    expect(zoom()).toBe(2);
  });
});
