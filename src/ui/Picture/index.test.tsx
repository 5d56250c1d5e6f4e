import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import Picture from '.';

const drawn = {src: '/img/campout/woods.webp', alt: 'Pines.', width: 1200, height: 800};
const avif = '/img/campout/woods-600.avif 600w, /img/campout/woods.avif 1200w';
const webp = '/img/campout/woods-600.webp 600w, /img/campout/woods.webp 1200w';
const phone = '(max-width: 599px)';
const wider = '(min-width: 600px)';

/** What there is to choose from, each with the windows that it is for. */
const sources = () =>
  [...document.querySelectorAll('source')].map((source) => [source.media, source.srcset]);

test('a drawn picture comes in two formats and two widths, of which a phone has the small one', () => {
  render(<Picture {...drawn} />);
  expect(sources()).toEqual([
    [phone, '/img/campout/woods-600.avif'],
    [wider, avif],
    [phone, '/img/campout/woods-600.webp'],
    [wider, webp],
  ]);
});

test('one that is looked at closely is as fine as the screen, on a phone too', () => {
  render(<Picture {...drawn} fine />);
  expect(sources()).toEqual([
    ['', avif],
    ['', webp],
  ]);
});

test('a drawing of lines stands alone', () => {
  render(<Picture {...drawn} src="/img/expect/map.svg" />);
  expect(sources()).toEqual([]);
});

test('a photo comes as a drawn picture does, and never as it lay there', () => {
  render(<Picture {...drawn} src="/img/campout/IMG 1234.jpg" />);
  const made = '/img/campout/IMG-1234.jpg';
  expect(sources()).toEqual([
    [phone, `${made}-600.avif`],
    [wider, `${made}-600.avif 600w, ${made}.avif 1200w`],
    [phone, `${made}-600.webp`],
    [wider, `${made}-600.webp 600w, ${made}.webp 1200w`],
  ]);
  expect(screen.getByRole('img').getAttribute('src')).toBe(`${made}.webp`);
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
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
  expect(ahead.map((link) => [link.type, link.media, link.getAttribute('imagesrcset')])).toEqual([
    ['image/avif', phone, '/img/campout/woods-600.avif'],
    ['image/avif', wider, avif],
  ]);
});

test('a tablet across gets the wide one of two, every other window the high one, and one of them alone', () => {
  const wide = {...drawn, src: '/img/campout/wide.webp', width: 1600};
  render(<Picture {...drawn} across={wide} first />);
  const across = '(min-width: 600px) and (max-width: 1199px) and (min-aspect-ratio: 4/5)';
  const others = '(min-width: 1200px), (min-width: 600px) and (max-aspect-ratio: 4/5)';
  const choices = [
    [phone, '/img/campout/woods-600.avif'],
    [across, '/img/campout/wide-600.avif 600w, /img/campout/wide.avif 1600w'],
    [others, avif],
  ];
  expect(sources().slice(0, 3)).toEqual(choices);
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
  expect(ahead.map((link) => [link.media, link.getAttribute('imagesrcset')])).toEqual(choices);
});

test('what is fetched ahead is what is shown: both ask for the same sizes', () => {
  render(<Picture {...drawn} first sizes="(min-width: 900px) 46vw, 100vw" />);
  const shown = document.querySelector(`source[type='image/avif'][media='${wider}']`);
  const ahead = document.querySelector(`link[rel=preload][media='${wider}']`);
  expect(shown?.getAttribute('sizes')).toBe('(min-width: 900px) 46vw, 100vw');
  expect(ahead?.getAttribute('imagesizes')).toBe(shown?.getAttribute('sizes'));
});

describe('a file that does not arrive', () => {
  const fail = () => fireEvent.error(document.querySelector('img')!);

  test('gives way to the next format, and to the plain file at last', () => {
    render(<Picture {...drawn} />);
    fail();
    expect(sources()).toEqual([
      [phone, '/img/campout/woods-600.webp'],
      [wider, webp],
    ]);
    fail();
    expect(sources()).toEqual([]);
    expect(document.querySelector('img')?.getAttribute('src')).toBe(drawn.src);
  });

  test('leaves its words in the same place when no other does', () => {
    render(<Picture {...drawn} />);
    [1, 2, 3].forEach(fail);
    const standIn = screen.getByRole('img', {name: 'Pines.'});
    expect(standIn.textContent).toBe('Pines.');
    expect(standIn.style.getPropertyValue('--ratio')).toBe('1.5');
    expect(standIn.hasAttribute('data-picture')).toBe(true);
    expect(document.querySelector('img')).toBeNull();
  });

  test('is a drawing to nobody who hears the page, where its words stand elsewhere', () => {
    render(<Picture {...drawn} alt="" />);
    [1, 2, 3].forEach(fail);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('is noticed when it failed before script ran', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
    render(<Picture {...drawn} src="/img/campout/woods.svg" />);
    await waitFor(() => expect(screen.getByRole('img').tagName).toBe('SPAN'));
    jest.restoreAllMocks();
  });
});
