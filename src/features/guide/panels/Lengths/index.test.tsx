import {render} from '@testing-library/react';
import {feet} from '@site/src/text/feet';
import Lengths from '.';

const heldTogether = (text: string) =>
  [...render(<Lengths>{text}</Lengths>).container.querySelectorAll('span')].map(
    ({textContent}) => textContent,
  );

test.each([54.5, 49.5, 85, 126.5, 12.5])('%d inches stay on one line', (inches) =>
  expect(heldTogether(`above, ${feet(inches)} and`)).toEqual([feet(inches)]),
);

test.each([
  ['feet or inches alone', `60", 5' and 9½"`],
  ['centimeters', '126 cm and 137 cm'],
])('%s have nothing to hold', (_, text) => expect(heldTogether(text)).toEqual([]));

test('the words stay as they are', () => {
  const text = `4' 6½", 7' 1", and 4' 1½", clockwise: that is 17D.`;
  expect(render(<Lengths>{text}</Lengths>).container).toHaveTextContent(text);
});
