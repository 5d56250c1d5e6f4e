import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {EVERYBODY, type Choice} from '../choice';
import DjFilter from '.';

const choose = jest.fn();
beforeEach(() => choose.mockClear());

function show(part: Partial<Choice>, shown: number) {
  render(
    <DjFilter
      choice={{...EVERYBODY, ...part}}
      affiliations={[
        {name: 'BAAAHS', count: 10},
        {name: 'Velvet', count: 1},
      ]}
      shown={shown}
      total={25}
      onChoose={choose}
    />,
  );
}

test('offers each affiliation with its number of DJs', () => {
  show({}, 25);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'anybody',
    'BAAAHS (10)',
    'Velvet (1)',
  ]);
});

test('with everybody there is nothing to clear', () => {
  show({marked: 'aphex'}, 25);
  expect(screen.getByRole('status')).toHaveTextContent(/^25 DJs$/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an affiliation is chosen beside what is typed, and takes the mark away', async () => {
  show({typed: 'disco', marked: 'aphex'}, 3);
  await userEvent.selectOptions(screen.getByLabelText('plays with'), 'BAAAHS');
  expect(choose).toHaveBeenCalledWith({affiliation: 'BAAAHS', typed: 'disco', marked: ''});
});

test('what is typed is looked for among the affiliation', async () => {
  show({affiliation: 'BAAAHS'}, 10);
  await userEvent.type(screen.getByLabelText('find a DJ'), 'm');
  expect(choose).toHaveBeenCalledWith({affiliation: 'BAAAHS', typed: 'm', marked: ''});
});

test('says how many are shown, and shows all again without losing the focus', async () => {
  show({typed: 'tim'}, 2);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 of 25 DJs$/);
  await userEvent.click(screen.getByRole('button', {name: 'show all'}));
  expect(choose).toHaveBeenCalledWith(EVERYBODY);
  expect(screen.getByRole('status')).toHaveFocus();
});

test('says whom it did not find', () => {
  show({typed: 'Bobby', affiliation: 'Velvet'}, 0);
  expect(screen.getByText('No “Bobby” in this flock, or not with Velvet.')).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toEqual([
    screen.getByRole('button', {name: 'show all 25 DJs'}),
  ]);
});
