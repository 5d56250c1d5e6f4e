import {render, screen, waitFor, within} from '@testing-library/react';
import HomeHero from '.';

beforeEach(async () => {
  render(
    <HomeHero name="BAAAHS" fullName="Big-Ass Amazingly Awesome Homosexual Sheep">
      links
    </HomeHero>,
  );
  // what it draws has come
  await waitFor(() => expect(document.querySelectorAll('svg')).toHaveLength(3));
});

test('the letters spell the name, each a button that says its word', () => {
  const letters = within(screen.getByRole('group')).getAllByRole('button');
  expect(letters.map((letter) => letter.textContent).join('')).toBe('BAAAHS');
  expect(letters.map((letter) => letter.getAttribute('aria-label'))).toEqual([
    'B is for Big',
    'A is for Ass',
    'A is for Amazingly',
    'A is for Awesome',
    'H is for Homosexual',
    'S is for Sheep',
  ]);
});

test('a letter and its word share a number, by which the stylesheet lights both', () => {
  const words = document.querySelectorAll('p [data-word]');
  const letters = within(screen.getByRole('group')).getAllByRole('button');
  expect([...words].map((word) => word.getAttribute('data-word'))).toEqual(
    letters.map((letter) => letter.getAttribute('data-word')),
  );
  expect(words[0]?.textContent).toBe('Big-');
});

test('the heading reads the name and what it stands for', () => {
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe(
    'BAAAHS: Big-Ass Amazingly Awesome Homosexual Sheep',
  );
});
