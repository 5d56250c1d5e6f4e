import {render, screen} from '@testing-library/react';
import BusSides from '.';

describe('BusSides', () => {
  it('is one picture that says in words who is on which side', () => {
    render(<BusSides />);
    const picture = screen.getByRole('img', {name: /sides of the bus/});
    expect(picture).toHaveAccessibleDescription(/Party Crew, letter D, red,\s+on the driver side/);
    expect(picture).toHaveAccessibleDescription(/Business Crew, letter P, green/);
  });

  it('writes crew, letter and every name of a side beside it, not the color alone', () => {
    const {container} = render(<BusSides />);
    const words = Array.from(container.querySelectorAll('svg text'), (text) => text.textContent);
    expect(words).toEqual(
      expect.arrayContaining(['D', 'Party', 'driver', 'left', 'port', 'P', 'Business', 'FRONT']),
    );
  });

  it('says what it is given below the picture, and nothing without', () => {
    const {rerender, container} = render(<BusSides>Front at the top.</BusSides>);
    expect(container.querySelector('figcaption')).toHaveTextContent('Front at the top.');
    rerender(<BusSides />);
    expect(container.querySelector('figcaption')).toBeNull();
  });
});
