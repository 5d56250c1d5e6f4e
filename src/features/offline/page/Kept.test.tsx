import {act, render, screen} from '@testing-library/react';
import {known} from './device';
import Kept from './Kept';

const report = {year: 2025, built: '2025-05-12', version: 'a', total: 3, bytes: 3000};
const nothingElse = {savedBytes: 0, refused: false};
const list = () => screen.getByText('the guide').closest('ul');

test('what is saved is ticked off once all of it is there, not before', () => {
  render(<Kept kept={[{what: 'the guide', more: 'all of it'}]} leftOut={[]} />);
  expect(list()).not.toHaveClass('whole');
  const coming = {...report, ...nothingElse, saved: 2, saving: true, missing: [{url: '/setup/'}]};
  act(() => known.set(coming));
  expect(list()).not.toHaveClass('whole');
  act(() => known.set({...coming, saved: 3, saving: false, missing: []}));
  expect(list()).toHaveClass('whole');
});
