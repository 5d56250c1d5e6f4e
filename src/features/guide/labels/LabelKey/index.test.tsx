import {map} from '@site/tests/support/guideFigures';
import {render, screen, within} from '@testing-library/react';
import LabelKey from '.';

const [{name, neighbours}] = map.panels as [(typeof map.panels)[number]];
const address = `https://example.org/#${name}`;

test('the label is one as it is printed, and each number has its words', () => {
  const {container} = render(<LabelKey map={map} panel={name} address={address} />);
  const label = screen.getByRole('img', {
    name: new RegExp(`^${name}, .*edge to ${neighbours[0]}$`),
  });
  expect(label.querySelector('[data-address]')).toHaveAttribute('data-address', address);
  const words = within(screen.getByRole('list')).getAllByRole('listitem');
  const numbers = [...container.querySelectorAll('[aria-hidden]')].map((one) => one.textContent);
  expect(numbers).toEqual(words.map((_, i) => String(i + 1)));
  expect(words[3]).toHaveTextContent(`${neighbours[0]} goes there`);
});

test('of a panel that is not there nothing is shown', () => {
  const {container} = render(<LabelKey map={map} panel="no panel" address={address} />);
  expect(container).toBeEmptyDOMElement();
});
