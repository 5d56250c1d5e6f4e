import {Children} from 'react';
import {render, screen} from '@testing-library/react';
import GuidePicture from '../../task/GuidePicture';
import Overview from '.';

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}), {
  virtual: true,
});
jest.mock('../../edition/PlaceSwitch', () => () => null);

const picture = {src: '/img/guide/tech.webp', alt: 'A bus at dusk.', width: 1200, height: 800};
/** As the guide's text is read: each with a key. */
const about = Children.toArray([
  <p key="color">Your color is orange.</p>,
  <GuidePicture key="picture" picture={picture} />,
  <p key="rest">The rest is not written yet.</p>,
]);
const sheep = {viewOf: () => undefined, hung: new Set<string>(), crewOf: () => undefined};

test('of several crews’ buttons one is the main thing: the farthest, else the first', () => {
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
  const open = (...ticked: string[]) => {
    const ticks = new Set(ticked);
    const all = {crews, cards, ticks, sheep} as never;
    const {unmount} = render(<Overview {...(all as Parameters<typeof Overview>[0])} />);
    const main = screen.getAllByRole('link').filter(({className}) => className.includes('main'));
    const crewsOf = main.map((link) => link.closest('[id]')!.id);
    unmount();
    return crewsOf;
  };
  expect(open()).toEqual(['setup-lead']);
  expect(open('party-crew-a/1')).toEqual(['party-crew']);
  expect(open('party-crew-a/1', 'party-crew-a/2')).toEqual(['setup-lead']);
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
