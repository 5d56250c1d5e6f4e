import {things} from '../text/season/missing';
import {datesWithYear} from '../text/dates';
import {campoutButton, wayIn} from './phases';
import {season} from './season';

test('on sale, and nothing missing: the register button alone', () => {
  expect(wayIn('on sale', [])).toEqual({
    text: '',
    button: {label: 'Register Now!', href: '/campout/register', look: 'rainbow'},
  });
});

test('announced: a note in place of the button says what is still to come', () => {
  expect(wayIn('announced', [...things])).toEqual({
    title: 'tickets come soon',
    text: 'The lineup is being booked and the schedule follows.',
  });
});

test('on sale before the line-up is there', () => {
  expect(wayIn('on sale', ['lineup', 'packing list']).text).toBe('The lineup is being booked.');
});

test('now: the way up, and no register button', () => {
  expect(wayIn('now', []).button?.href).toBe('/campout/q-and-a/#arrival');
});

test('past: thanks, and the gallery', () => {
  const {text, button} = wayIn('past', ['lineup']);
  expect(text).toContain('Thank you');
  expect(text).not.toContain('booked');
  expect(button?.href).toBe('/campout/last-year/');
});

test.each(['announced', 'on sale'] as const)(
  '%s: the button says the dates with their year',
  (phase) => {
    expect(campoutButton[phase]).toContain(datesWithYear(season));
  },
);
