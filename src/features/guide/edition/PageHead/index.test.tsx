import {render, screen} from '@testing-library/react';
import type {PictureData} from '@site/src/ui/Picture';
import PageHead from '.';

const picture: PictureData = {src: '/img/truck.webp', alt: 'The truck.', width: 1200, height: 800};

test('the title, its picture, and then the words', () => {
  const {container} = render(
    <PageHead title="what to buy and bring" picture={picture}>
      <p>Tick what you have.</p>
    </PageHead>,
  );
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('what to buy and bring');
  expect(screen.getByRole('img')).toHaveAccessibleName('The truck.');
  expect(container.textContent).toMatch(/bring.*Tick/);
});
