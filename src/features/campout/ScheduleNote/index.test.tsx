import {render, screen} from '@testing-library/react';
import ScheduleNote from '.';

const words = {name: 'last year’s schedule', intro: 'The schedule of 2027 is still to come.'};

test('a schedule is one tap away, by its name', () => {
  render(<ScheduleNote schedule={{...words, document: {}}} href="/schedule/" />);
  const link = screen.getByRole('link', {name: 'last year’s schedule'});
  expect(link.getAttribute('href')).toBe('/schedule/');
});

test('while there is none nobody is sent to it', () => {
  render(<ScheduleNote schedule={{...words, document: null}} href="/schedule/" />);
  expect(document.body).toHaveTextContent('Not yet. The schedule of 2027 is still to come.');
  expect(screen.queryByRole('link')).toBeNull();
});
