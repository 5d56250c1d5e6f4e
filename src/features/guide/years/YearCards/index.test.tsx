import {render, screen} from '@testing-library/react';
import YearCards, {YearCard} from '.';

const picture = {src: '/img/2003/guide/sheep.webp', alt: 'The sheep.', width: 1200, height: 800};

test('a card has its picture before the words that lead on', () => {
  render(
    <YearCards>
      <YearCard picture={picture}>
        <a href="/2003/setup/">Setup Guide</a>
      </YearCard>
    </YearCards>,
  );
  const image = screen.getByRole('img', {name: 'The sheep.'});
  const link = screen.getByRole('link', {name: 'Setup Guide'});
  expect(image.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
