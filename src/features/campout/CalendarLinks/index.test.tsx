import {render, screen} from '@testing-library/react';
import CalendarLinks from '.';

test('the file is saved, the web calendar opens beside the page', () => {
  render(<CalendarLinks file="/campout/campout-2025.ics" web="https://calendar.example/" />);
  const file = screen.getByRole('link', {name: 'add to calendar'});
  expect(file.getAttribute('href')).toBe('/campout/campout-2025.ics');
  expect(file.hasAttribute('download')).toBe(true);
  const web = screen.getByRole('link', {name: 'Google Calendar (opens in a new tab)'});
  expect(web.getAttribute('target')).toBe('_blank');
  expect(web.getAttribute('rel')).toContain('noopener');
});
