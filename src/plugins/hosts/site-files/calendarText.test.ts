import ICAL from 'ical.js';
import {calendarText} from './calendarText';

const event = {
  uid: 'campout-2025@example.org',
  title: 'campout, 2025; with sheep',
  start: '2025-05-23',
  end: '2025-05-26',
  place: 'The Incline, Potter Valley, California',
  url: 'https://example.org/campout/',
  text: 'A long weekend in the woods with DJs, art, a pool, brunch and dinner with the family.',
};

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
};

test('a calendar reads the same event back, commas and all', () => {
  const {uid, summary, location, description} = read(calendarText(event));
  expect({uid, summary, location}).toEqual({
    uid: event.uid,
    summary: event.title,
    location: event.place,
  });
  expect(description).toBe(`${event.text} ${event.url}`);
});

test('it lasts whole days, the last one included', () => {
  const {startDate, endDate} = read(calendarText(event));
  expect(startDate.isDate).toBe(true);
  expect([startDate.toString(), endDate.toString()]).toEqual(['2025-05-23', '2025-05-27']);
});

test('no line is longer than the format allows', () => {
  for (const line of calendarText(event).split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

test('two builds write the same file', () => {
  expect(calendarText(event)).toBe(calendarText(event));
  expect(calendarText(event)).toContain('DTSTAMP:20250523T000000Z');
});

test('a day that is none is refused', () => {
  expect(() => calendarText({...event, start: '2025-13-41'})).toThrow();
});
