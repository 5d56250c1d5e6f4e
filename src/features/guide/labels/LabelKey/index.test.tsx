import {map} from '@site/tests/support/guideFigures';
import {render, screen, within} from '@testing-library/react';
import LabelKey from '.';

const [{name, neighbours}] = map.panels as [(typeof map.panels)[number]];
const neighbor = neighbours[1]!;
const address = `https://example.org/#${name}`;

test('the label is one as it is printed, and each number has its words', () => {
  const {container} = render(
    <LabelKey map={map} panel={name} neighbor={neighbor} address={address} />,
  );
  const label = screen.getByRole('img', {
    name: new RegExp(`^${name}, .*edge to ${neighbor}$`),
  });
  expect(label.querySelector('[data-address]')).toHaveAttribute('data-address', address);
  const words = within(screen.getByRole('list')).getAllByRole('listitem');
  const numbers = [...container.querySelectorAll('[aria-hidden] text')].map(
    (one) => one.textContent,
  );
  expect(numbers).toEqual(words.map((_, i) => String(i + 1)));
  expect(words[3]).toHaveTextContent(`its neighbor at the heavy edge (${neighbor}), and how long`);
});

test('of a panel that is not there nothing is shown', () => {
  const {container} = render(
    <LabelKey map={map} panel="no panel" neighbor={neighbor} address={address} />,
  );
  expect(container).toBeEmptyDOMElement();
});
