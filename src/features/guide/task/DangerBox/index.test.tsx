import {render, screen} from '@testing-library/react';
import {dangerNames} from '../../model/names';
import type {DangerKind} from '../../model/types';
import DangerBox from '.';

const kinds = Object.keys(dangerNames) as DangerKind[];

test.each(kinds)('%s is said in words, beside a sign that is hidden from readers', (kind) => {
  const {container} = render(<DangerBox kind={kind} words={'Mind the 3/8" bolt.'} />);
  const box = screen.getByRole('note');
  expect(box).toHaveTextContent(`Danger: ${dangerNames[kind]} Mind the`);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('each kind has a sign of its own', () => {
  const drawn = kinds.map(
    (kind) => render(<DangerBox kind={kind} words="x" />).container.querySelector('svg')?.innerHTML,
  );
  expect(new Set(drawn).size).toBe(6);
});

test('two of a kind are told apart by their names', () => {
  render(<DangerBox kind="falling" name="falling panels" words="Hold it." />);
  expect(screen.getByRole('note')).toHaveTextContent('Danger: falling panels Hold');
});
