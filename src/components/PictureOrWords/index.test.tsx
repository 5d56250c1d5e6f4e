import {fireEvent, render, screen} from '@testing-library/react';
import PictureOrWords from '.';

const picture = {src: '/img/pool.webp', alt: 'A pool.', width: 1200, height: 800};

test('the picture is shown as long as nothing goes wrong', () => {
  render(<PictureOrWords {...picture} />);
  expect(screen.getByRole('img', {name: 'A pool.'})).not.toBeNull();
});

test('one that does not arrive is told in words', () => {
  render(<PictureOrWords {...picture} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('A pool.')).not.toBeNull();
});

test('so is one that failed before script ran', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
  render(<PictureOrWords {...picture} />);
  expect(await screen.findByText('A pool.')).not.toBeNull();
  jest.restoreAllMocks();
});
