import type {ComponentType} from 'react';
import {render, screen} from '@testing-library/react';
import KitGuide from '.';

jest.mock('../../edition/PrintHeader', () => () => null);
jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({as: Tag, ...rest}: {as: 'h2'}) => <Tag {...rest} />,
}));

const Nothing = () => null;

/** A text like the guide's: what it is made of may be replaced. */
function Guide({
  components: {EditionPicker, h2: Section} = {EditionPicker: Nothing, h2: Nothing},
}: {
  components?: {EditionPicker: ComponentType; h2: ComponentType<{id?: string}>};
}) {
  return (
    <>
      <EditionPicker />
      <Section id="party-crew" />
      <Section id="tech-crew" />
      <Section id="safety" />
    </>
  );
}

test('the guide has its edition as heading in place of its picker', () => {
  render(<KitGuide guide={Guide} />);
  expect(screen.getByRole('heading', {name: 'Setup Guide, all crews'})).toBeInTheDocument();
});

test('the id of a crew with a kit is left to its kit, all other ids stay', () => {
  const {container} = render(<KitGuide guide={Guide} />);
  const ids = Array.from(container.querySelectorAll('[id]'), ({id}) => id);
  expect(ids).toEqual(['tech-crew', 'safety']);
});
