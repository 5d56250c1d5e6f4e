import {fireEvent, render} from '@testing-library/react';
import {addPointerEvents} from '@site/tests/support/pointerEvents';
import {isOnControls} from '.';

test('the foot of a video is its controls, the rest of it and a picture are not', () => {
  addPointerEvents();
  const found: boolean[] = [];
  render(
    <div onPointerDown={(event) => found.push(isOnControls(event))}>
      <video />
      <img alt="" />
    </div>,
  );
  const [video, image] = [document.querySelector('video')!, document.querySelector('img')!];
  video.getBoundingClientRect = () => ({bottom: 500}) as DOMRect;
  fireEvent.pointerDown(video, {clientY: 480});
  fireEvent.pointerDown(video, {clientY: 300});
  fireEvent.pointerDown(image, {clientY: 480});
  expect(found).toEqual([true, false, false]);
});
