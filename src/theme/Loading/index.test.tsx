import {render} from '@testing-library/react';
import Loading from '.';

test('while a page is on its way nothing is drawn over the old one', () => {
  const {container} = render(<Loading />);
  expect(container).toBeEmptyDOMElement();
});

test('a page that fails to arrive is left to the error page', () => {
  const console = jest.spyOn(global.console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Loading error={new Error('Loading chunk 1 failed')} />)).toThrow('chunk 1');
  console.mockRestore();
});
