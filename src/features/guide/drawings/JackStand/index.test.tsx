import {render, screen} from '@testing-library/react';
import JackStand from '.';

describe('JackStand', () => {
  it('shows four stands from above and blocks under the rear ones', () => {
    render(<JackStand />);
    expect(screen.getByRole('img', {name: 'Four jack stands, from above'})).toHaveTextContent(
      'rear two on blocks',
    );
    expect(screen.getByRole('img', {name: /from the side/})).toHaveAccessibleDescription(
      /Near the rear a block, and on it a jack stand/,
    );
  });

  it('says to lift a little, then to lower onto the stands', () => {
    render(<JackStand />);
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(
      'Lift the bus an inch or two with the bottle jack, then lower it onto the stands.',
    );
  });
});
