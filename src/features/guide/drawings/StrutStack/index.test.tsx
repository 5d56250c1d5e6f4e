import {render, screen} from '@testing-library/react';
import StrutStack from '.';
import {stack} from './geometry';

describe('StrutStack', () => {
  it('shows group, joint and weight, each with its words', () => {
    render(<StrutStack />);
    const names = screen.getAllByRole('img').map((picture) => picture.querySelector('title'));
    expect(names.map((title) => title?.textContent)).toEqual([
      'A group of three struts',
      'The joint, seen from the side',
      'Where a strut carries weight',
    ]);
    expect(screen.getAllByRole('listitem')[2]).toHaveTextContent('Never in the middle.');
  });

  it('stacks C on B on A between two washers, with the nut on top and the head below', () => {
    expect(stack.map(({name}) => name)).toEqual([
      'bolt, pointing up',
      'nut',
      'washer',
      'strut C',
      'strut B',
      'strut A, lowest',
      'washer',
      'head of the bolt',
    ]);
  });
});
