import {render, screen} from '@testing-library/react';
import type {YearLink} from '../years';
import OldYear from '.';

const now: YearLink = {year: '2025', href: '/setup/', page: 'same', now: true};
const words = () => screen.getByRole('complementary', {name: 'Year of this page'}).textContent;

test.each([
  ['setup/kit', 'This is the guide of 2024. The guide has changed since: go to 2025.'],
  ['campout/dj-lineup', 'This is the lineup of 2024. Another one follows each year: go to 2025.'],
  ['campout/q-and-a', 'These are the answers of 2024. The campout has changed since: go to 2025.'],
  ['index', 'These are the docs of 2024. Much has changed since: go to 2025.'],
])('%s says: %s', (id, expected) => {
  render(<OldYear id={id} year="2024" now={now} />);
  expect(words()).toBe(expected);
  expect(screen.getByRole('link', {name: 'go to 2025'})).toHaveAttribute('href', '/setup/');
});

test('a page that is gone leads to this year’s front page, and says so', () => {
  render(<OldYear id="setup/kit" year="2024" now={{...now, href: '/', page: 'none'}} />);
  expect(words()).toBe(
    'This is the guide of 2024. The guide has changed since, and this page is gone: go to the front page of 2025.',
  );
});
