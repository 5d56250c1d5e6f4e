import {render} from '@testing-library/react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PictureData} from '@site/src/ui/Picture';
import EditionPicker from '.';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: jest.fn(),
  useDocsVersion: jest.fn(),
}));
jest.mock('@site/src/ui/hooks/useMedia', () => ({useMedia: () => true}));
jest.mock('../useEdition', () => ({useEdition: jest.fn()}));
jest.mock('../CrewTiles', () => () => null);
jest.mock('../PlaceSwitch', () => () => null);
jest.mock('../PrintHeader', () => () => null);
jest.mock('../TickActions', () => () => null);
jest.mock('../WayIn', () => () => null);

const picture: PictureData = {src: '/img/sheep.webp', alt: 'The sheep.', width: 1200, height: 800};

test.each([
  ['a year that is over bears its year', '2024', false, '2024'],
  ['the running season bears none', '2025', true, undefined],
])('%s', (_, label, isLast, year) => {
  jest.mocked(useDocsVersion).mockReturnValue({label, isLast} as never);
  jest
    .mocked(useDoc)
    .mockReturnValue({metadata: {title: 'Setup Guide', description: 'How.'}} as never);
  const {container} = render(<EditionPicker picture={picture} />);
  const shown = container.querySelector<HTMLElement>('.window');
  expect(shown?.dataset.archived).toBe(year);
});
