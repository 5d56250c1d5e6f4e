import {render, within} from '@testing-library/react';
import {figures, map} from '@site/tests/support/guideFigures';
import {kitCrews} from '../../model/crews';
import Sheets from '.';

const show = (id: string) => {
  const {container} = render(
    <Sheets crew={kitCrews.find((crew) => crew.id === id)!} figures={figures} map={map} />,
  );
  const pictures = (title: string) =>
    [...container.querySelectorAll(`[data-sheet="${title}"]`)].flatMap((sheet) =>
      within(sheet as HTMLElement).getAllByRole('listitem'),
    );
  return {container, up: pictures('how it goes up'), down: pictures('how it comes down')};
};
const sectionOf = (picture: HTMLElement) =>
  picture.querySelector('[data-frame]')?.getAttribute('data-frame');

test.each(kitCrews)('$name: all its groups go up, and come down the other way round', ({id}) => {
  const own = figures.hanging.filter(({crew}) => crew === id).map(({section}) => section);
  const {up, down} = show(id);
  expect(up.map(sectionOf)).toEqual(own);
  expect(down.map(sectionOf)).toEqual(own.reverse());
  for (const pictures of [up, down])
    pictures.forEach((picture, i) =>
      expect(picture).toHaveTextContent(new RegExp(`^${i + 1}[^0-9]`)),
    );
});

test('names stand in the order of the hands, up and down', () => {
  const {up, down} = show('party-crew');
  expect(up[1]).toHaveTextContent('14D → 18D → 23D');
  expect(down.at(-2)).toHaveTextContent('23D → 18D → 14D');
});

test('where nobody wrote how a thing comes down its pictures say stop, and the others do not', () => {
  const stops = (pictures: HTMLElement[]) =>
    pictures.filter((picture) => picture.textContent?.includes('STOP')).length;
  expect(stops(show('party-crew').down)).toBe(0);
  const business = show('business-crew');
  expect(stops(business.down)).toBe(business.down.length);
  expect(stops(business.up)).toBe(0);
});

test('an order that nobody wrote down has a question mark and none of the arrows', () => {
  const head = show('head-and-hind-crew').up.find((one) => sectionOf(one) === 'Head');
  expect(head).toHaveTextContent(/^4 \?/);
  expect(head).not.toHaveTextContent('→');
});
