import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Choice from '.';

const options = [
  {value: 'a', label: 'Party Crew'},
  {value: 'b', label: 'Tech'},
];
const choose = jest.fn();
beforeEach(() => choose.mockClear());

test('boxes join and leave what is chosen', async () => {
  render(<Choice legend="crew" options={options} chosen={['a']} onChoose={choose} />);
  expect(screen.getByRole('group', {name: 'crew'})).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', {name: 'Tech'}));
  await userEvent.click(screen.getByRole('checkbox', {name: 'Party Crew'}));
  expect(choose.mock.calls).toEqual([[['a', 'b']], [[]]]);
});

test('of several one takes the place of the other', async () => {
  render(<Choice legend="crew" options={options} chosen={['a']} single onChoose={choose} />);
  expect(screen.getByRole('radio', {name: 'Party Crew'})).toBeChecked();
  await userEvent.click(screen.getByRole('radio', {name: 'Tech'}));
  expect(choose).toHaveBeenCalledWith(['b']);
});
