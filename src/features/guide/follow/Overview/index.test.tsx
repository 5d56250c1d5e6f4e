import {Children} from 'react';
import {render, screen} from '@testing-library/react';
import GuidePicture from '../../task/GuidePicture';
import Overview from '.';

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}), {
  virtual: true,
});
jest.mock('../../edition/PlaceSwitch', () => () => null);
jest.mock('../../sheep/LitSheep', () => () => 'as far as it hangs');

const picture = {src: '/img/guide/tech.webp', alt: 'A bus at dusk.', width: 1200, height: 800};
/** As the guide's text is read: each with a key. */
const about = Children.toArray([
  <p key="color">Your color is orange.</p>,
  <GuidePicture key="picture" picture={picture} />,
  <p key="rest">The rest is not written yet.</p>,
]);
const sheep = {viewOf: () => undefined, hung: new Set<string>(), crewOf: () => undefined};

/** Two crews with two steps each. */
const steps = (crew: string) => [{id: `${crew}-a/1`}, {id: `${crew}-a/2`}];
const crews = (['setup-lead', 'party-crew'] as const).map((id) => ({id, about: [], tasks: []}));
const cards = new Map(
  crews.map(({id}) => [
    id,
    [
      steps(id).map((step) => ({
        id: step.id.replace('/', '-'),
        kind: 'step',
        step,
        task: {steps: steps(id)},
      })),
    ],
  ]),
);
const page = (ticked: readonly string[], shown: object = sheep) => (
  <Overview crews={crews} cards={cards as never} ticks={new Set(ticked)} sheep={shown as never} />
);

test('the farthest crew stands first, who has all done last', () => {
  const order = (...ticked: string[]) => {
    const {container, unmount} = render(page(ticked));
    const ids = [...container.querySelectorAll('.crew')].map(({id}) => id);
    unmount();
    return ids;
  };
  expect(order()).toEqual(['setup-lead', 'party-crew']);
  expect(order('party-crew-a/1')).toEqual(['party-crew', 'setup-lead']);
  expect(order('setup-lead-a/1', 'setup-lead-a/2')).toEqual(['party-crew', 'setup-lead']);
});

test('a crew has its sheep once a panel of its own hangs', () => {
  const withView = {viewOf: () => ({}), crewOf: () => 'party-crew'};
  const {rerender} = render(page(['party-crew-a/1'], {...withView, hung: new Set()}));
  expect(screen.queryByText('as far as it hangs')).toBeNull();
  rerender(page(['party-crew-a/1'], {...withView, hung: new Set(['17D'])}));
  expect(screen.getByText('as far as it hangs').closest('[id]')).toHaveAttribute(
    'id',
    'party-crew',
  );
});

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
