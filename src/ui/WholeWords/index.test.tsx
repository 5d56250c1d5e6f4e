import {render} from '@testing-library/react';
import WholeWords from '.';

test('words with a hyphen are held together, and the text is the same', () => {
  const text = 'Hip-hop, disco, and hip-hop again.';
  const {container} = render(<WholeWords text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    'Hip-hop,',
    'hip-hop',
  ]);
});
