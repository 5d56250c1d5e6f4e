import {dayAfter, webCalendar} from './calendar';

test('the day after the last of a month is the first of the next', () => {
  expect(dayAfter('2025-05-31')).toBe('2025-06-01');
  expect(dayAfter('2024-02-28')).toBe('2024-02-29');
});

test('the web calendar gets all days, the last one too, and where it is', () => {
  const url = new URL(
    webCalendar({
      uid: 'x',
      title: 'campout & more',
      start: '2025-05-23',
      end: '2025-05-26',
      place: 'The Incline, Potter Valley',
      url: 'https://example.org/campout/',
      text: 'Sheep.',
    }),
  );
  expect(url.searchParams.get('text')).toBe('campout & more');
  expect(url.searchParams.get('dates')).toBe('20250523/20250527');
  expect(url.searchParams.get('location')).toBe('The Incline, Potter Valley');
  expect(url.searchParams.get('details')).toContain('https://example.org/campout/');
});
