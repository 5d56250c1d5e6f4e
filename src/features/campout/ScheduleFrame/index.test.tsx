import {render, screen} from '@testing-library/react';
import {setInView} from '@site/tests/support/inView';
import ScheduleFrame from '.';

const url = 'https://example.org/schedule';
const show = () => render(<ScheduleFrame url={url} title="Schedule" />);
const setOnline = (online: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

beforeEach(() => {
  setOnline(true);
  setInView(true);
});

test('far below, nothing is framed', () => {
  setInView(false);
  show();
  expect(screen.queryByTitle('Schedule')).toBeNull();
});

test('near, the document comes, and is told no referrer', () => {
  show();
  const frame = screen.getByTitle('Schedule');
  expect(frame).toHaveAttribute('src', url);
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('without signal a line says so, and nothing is framed', () => {
  setOnline(false);
  show();
  expect(screen.getByText(/There is no signal/)).toBeInTheDocument();
  expect(screen.queryByTitle('Schedule')).toBeNull();
});
