import {render} from '@testing-library/react';
import Words from './Words';

test('what was found is marked', () => {
  const pieces = [
    {text: 'Ladder', marked: true},
    {text: ': the top corner', marked: false},
  ];
  const {container} = render(<Words pieces={pieces} />);
  expect(container).toHaveTextContent(/^Ladder: the top corner$/);
  expect(container.querySelector('mark')).toHaveTextContent(/^Ladder$/);
});
