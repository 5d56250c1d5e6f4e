import type {ComponentType} from 'react';
import {render, screen} from '@testing-library/react';
import type {PictureData} from '@site/src/ui/Picture';
import EditionPicker from '../../edition/EditionPicker';
import KitGuide from '.';

jest.mock('../../edition/PrintHeader', () => () => null);
jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({as: Tag, ...rest}: {as: 'h2'}) => <Tag {...rest} />,
}));

const picture: PictureData = {src: '/img/sheep.webp', alt: 'The sheep.', width: 1200, height: 800};

/** A text like the guide's: its headings may be replaced. */
function Guide({
  components: {h2: Section} = {h2: () => null},
}: {
  components?: {h2: ComponentType<{id?: string}>};
}) {
  return (
    <>
      <EditionPicker picture={picture} />
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
