import {render, screen} from '@testing-library/react';
import HangingFrames from '.';

describe('HangingFrames', () => {
  it('tells pin, vice grip, bolt or zip tie and the other end in this order', () => {
    render(<HangingFrames />);
    const frames = screen.getAllByRole('listitem').map((frame) => frame.textContent);
    expect(frames).toHaveLength(4);
    expect(frames[0]).toContain('Pin through a hole');
    expect(frames[1]).toContain('Vice grip');
    expect(frames[2]).toContain('Zip tie or 1/4" bolt in.');
    expect(frames[3]).toContain('other end');
  });

  it('names and describes every picture, and shows what the 1/4" set is', () => {
    render(<HangingFrames />);
    const pictures = screen.getAllByRole('img');
    expect(pictures).toHaveLength(5);
    for (const picture of pictures) {
      expect(picture).toHaveAccessibleName();
      expect(picture).toHaveAccessibleDescription();
    }
    expect(screen.getByRole('img', {name: 'What goes into the hole'})).toHaveTextContent(
      '2 washers',
    );
  });
});
