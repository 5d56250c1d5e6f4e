import {render, screen} from '@testing-library/react';
import Picture from '.';

const drawn = {src: '/img/campout/woods.webp', alt: 'Pines.', width: 1200, height: 800};
const sources = () =>
  [...document.querySelectorAll('source')].map((source) => source.getAttribute('srcset'));

test('a drawn picture comes in two formats and two widths', () => {
  render(<Picture {...drawn} />);
  expect(sources()).toEqual([
    '/img/campout/woods-600.avif 600w, /img/campout/woods.avif 1200w',
    '/img/campout/woods-600.webp 600w, /img/campout/woods.webp 1200w',
  ]);
});

test('a photo stands alone', () => {
  render(<Picture {...drawn} src="/img/campout/woods.jpg" />);
  expect(sources()).toEqual([]);
});

test('it says what is in it, and keeps its place while it loads', () => {
  render(<Picture {...drawn} />);
  const image = screen.getByRole('img', {name: 'Pines.'});
  expect(image.getAttribute('width')).toBe('1200');
  expect(image.getAttribute('height')).toBe('800');
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('the first one of a page is fetched at once', () => {
  render(<Picture {...drawn} first />);
  const image = screen.getByRole('img');
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});
