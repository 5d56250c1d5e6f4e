import {webCalendar} from './calendar';

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
