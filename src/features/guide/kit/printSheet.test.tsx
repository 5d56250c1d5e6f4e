import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {printSheet} from './printSheet';
import Sheet from './Sheet';

const show = () =>
  render(
    <div onClick={printSheet}>
      <Sheet crew="party-crew" title="shift list" hint="One a shift.">
        rows
      </Sheet>
      <Sheet crew="party-crew" title="panel map" shows="front" hint="Heavy outline: yours.">
        map
      </Sheet>
    </div>,
  );
const alone = () =>
  [...document.querySelectorAll('[data-alone]')].map(
    (one) => one.getAttribute('data-sheet') ?? one.tagName,
  );

let whilePrinting: string[] | undefined;

beforeEach(() => {
  whilePrinting = undefined;
  window.print = () => {
    whilePrinting = alone();
    window.dispatchEvent(new Event('afterprint'));
  };
});

test('the sheet whose button is pressed is printed alone, and nothing is marked after', async () => {
  show();
  await userEvent.click(screen.getByRole('button', {name: 'print this sheet: panel map, front'}));
  expect(whilePrinting).toEqual(['HTML', 'panel map']);
  expect(alone()).toEqual([]);
});

test('what is pressed beside a button prints nothing', async () => {
  show();
  await userEvent.click(screen.getByText('front'));
  expect(whilePrinting).toBeUndefined();
});
