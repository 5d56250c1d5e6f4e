import {render} from '@testing-library/react';
import Words, {Height} from './Words';

const pieces = [
  {text: 'Ladder', marked: true},
  {text: ': the top corner hangs at 13\' 1½"', marked: false},
];

test('what was found is marked, and a height stands out', () => {
  const {container} = render(<Words pieces={pieces} />);
  expect(container.querySelector('mark')).toHaveTextContent(/^Ladder$/);
  expect(container.querySelector('b')).toHaveTextContent(/^13' 1½"$/);
});

test('below the whole sentence a height says in short what hangs there, and that a ladder is needed', () => {
  const {container} = render(<Height pieces={pieces} />);
  expect(container).toHaveTextContent(/^Ladder: the top corner at 13' 1½"$/);
  expect(container.querySelector('.visually-hidden')).toBeNull();
  expect(container.querySelector('mark')).toHaveTextContent(/^Ladder$/);
  expect(container.querySelector('b')).toHaveTextContent(/^13' 1½"$/);
});
