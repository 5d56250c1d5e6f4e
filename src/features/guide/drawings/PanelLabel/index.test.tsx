import {render, screen, within} from '@testing-library/react';
import PanelLabel from '.';

describe('PanelLabel', () => {
  it('is one picture whose description says what stands on the label', () => {
    render(<PanelLabel />);
    const picture = screen.getByRole('img', {name: /label of a panel/});
    expect(picture).toHaveAccessibleDescription(/17D in large letters, Primary Mount/);
  });

  it('has a word for every number in the drawing', () => {
    const {container} = render(<PanelLabel />);
    const numbers = Array.from(container.querySelectorAll('text'), (text) => text.textContent)
      .filter((text) => /^\d$/.test(text))
      .sort();
    const words = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(numbers).toEqual(words.map((_, index) => String(index + 1)));
    expect(words[3]).toHaveTextContent('neighbor');
  });
});
