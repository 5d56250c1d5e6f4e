import {render, screen} from '@testing-library/react';
import StopBox from '.';

test('what has to be asked first is a note that begins with Stop', () => {
  render(<StopBox>Ask the setup lead.</StopBox>);
  expect(screen.getByRole('note')).toHaveTextContent('Stop. Ask the setup lead.');
});

test('it says when, where it is for a moment', () => {
  render(
    <StopBox when="before anyone starts">
      <p>Check with Tech.</p>
    </StopBox>,
  );
  expect(screen.getByRole('note')).toHaveTextContent('Stop before anyone starts. Check with Tech.');
});
