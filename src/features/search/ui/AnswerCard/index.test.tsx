import {render, screen} from '@testing-library/react';
import {fewAnswers} from '@site/tests/support/fewAnswers';
import {djAnswer} from '../../answers/djAnswer';
import {panelAnswer} from '../../answers/panelAnswer';
import {sizeAnswer} from '../../answers/sizeAnswer';
import AnswerCard from '.';

test('a panel is gold on a small sheep, which is not read aloud', () => {
  render(<AnswerCard answer={panelAnswer('17D', fewAnswers)!} />);
  const card = screen.getByRole('region', {name: '17D'});
  const svg = card.querySelector('svg[aria-hidden="true"]');
  expect([...(svg?.querySelectorAll('path') ?? [])].at(-1)).toHaveAttribute('d', 'M1 1l2 0 0 2z');
  expect(svg).toHaveAttribute('viewBox', '0 0 9 9');
  expect(card).toHaveTextContent('Party Crew');
});

test('a size has its tasks, each with crew and number, the uncertain ones with a question mark', () => {
  render(<AnswerCard answer={sizeAnswer('3/8', fewAnswers)!} />);
  const [use] = screen.getAllByRole('listitem').slice(-1);
  expect(use).toHaveTextContent('mountsParty Crew5? × 3/8" bolts');
  expect(screen.getByRole('link', {name: 'mounts'})).toHaveAttribute(
    'href',
    '/setup/#party-crew-mounts',
  );
});

test('a DJ has the sleeve, whose file is small and says no more than the words', () => {
  render(<AnswerCard answer={djAnswer('ewe', fewAnswers, undefined)!} />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/img/ewe.svg');
  expect(document.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.getByRole('region', {name: 'Ewe'})).toHaveTextContent('FlockPlays.');
});
