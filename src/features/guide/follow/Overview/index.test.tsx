import {Children} from 'react';
import {render, screen} from '@testing-library/react';
import GuidePicture from '../../task/GuidePicture';
import Overview from '.';

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}), {
  virtual: true,
});
jest.mock('../../edition/EditionPicker/PlaceSwitch', () => () => null);

const picture = {src: '/img/guide/tech.webp', alt: 'A bus at dusk.', width: 1200, height: 800};
/** As the guide's text is read: each with a key. */
const about = Children.toArray([
  <p key="color">Your color is orange.</p>,
  <GuidePicture key="picture" picture={picture} />,
  <p key="rest">The rest is not written yet.</p>,
]);
const sheep = {viewOf: () => undefined, hung: new Set<string>(), crewOf: () => undefined};

test('a crew without steps has its picture once, its words and no empty list', () => {
  render(
    <Overview
      crews={[{id: 'tech-crew', about, tasks: []}]}
      cards={new Map()}
      ticks={new Set()}
      sheep={sheep as never}
    />,
  );
  expect(screen.getAllByRole('img', {name: picture.alt})).toHaveLength(1);
  expect(screen.getByText('The rest is not written yet.')).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});
