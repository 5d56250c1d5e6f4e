import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {Figures} from '../../model/types';
import ShoppingActions from '.';

const figures: Figures = {
  year: 2025,
  hanging: [],
  tasks: [
    {
      id: 'party-crew-shelves',
      crew: 'party-crew',
      title: 'shelves',
      parts: ['=cmd|"x"!A1'],
      hardware: [],
      tools: ['pliers'],
    },
  ],
};

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

test('copies the list as text and says so', async () => {
  const user = userEvent.setup();
  render(<ShoppingActions figures={figures} />);
  await user.click(screen.getByRole('button', {name: 'copy as text'}));
  expect(await navigator.clipboard.readText()).toContain('Party Crew\n- tools: pliers: yes');
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});

test('says what to do instead when copying is refused', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  render(<ShoppingActions figures={figures} />);
  await user.click(screen.getByRole('button', {name: 'copy as text'}));
  expect(screen.getByRole('status')).toHaveTextContent(/Download or print/);
});

test('downloads a CSV in which nothing is a formula', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:list';
  };
  URL.revokeObjectURL = () => undefined;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('baaahs-setup-2025.csv');
  });
  render(<ShoppingActions figures={figures} />);
  await press('download CSV');
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(blobs[0]?.type).toBe('text/csv;charset=utf-8');
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blobs[0] as Blob);
  });
  expect(text).toContain(`"'=cmd|""x""!A1"`);
});

test('prints', async () => {
  const print = jest.fn();
  window.print = print;
  render(<ShoppingActions figures={figures} />);
  await press('print');
  expect(print).toHaveBeenCalledTimes(1);
});
