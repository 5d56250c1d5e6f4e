import {render, screen} from '@testing-library/react';
import {figures, map} from '@site/tests/support/guideFigures';
import {cardSaid} from '../cardWords';
import type {GuideStep, GuideTask} from '../outline';
import {useSheep} from '../useSheep';
import StepCard from '.';

const rack = figures.hanging.find(
  ({crew, section}) => crew === 'party-crew' && section === 'Rack',
)!;
const step: GuideStep = {
  id: `${rack.task}/1`,
  name: 'step',
  isCheck: false,
  dangers: [],
  words: '',
  panels: rack.panels,
  group: rack,
};
const task: GuideTask = {id: rack.task, title: 'Rack', around: [], steps: [step], inOrder: true};

function Card({shown = step, hung = []}: {shown?: GuideStep; hung?: readonly string[]}) {
  const sheep = {...useSheep(map, figures.hanging, [], new Set()), hung: new Set(hung)};
  return <StepCard step={shown} task={task} figures={figures} sheep={sheep} howToHang={null} />;
}

test('the ladder stands before the names of the panels and before their picture', () => {
  const {container} = render(<Card />);
  const [ladder, ...others] = container.querySelectorAll('[data-ladder]');
  expect(others).toEqual([]);
  expect(ladder).toHaveTextContent(`14' 9"`);
  const guarded = [
    screen.getByText('13D, then 15D, then 16D'),
    container.querySelector('svg text')!,
  ];
  for (const one of guarded)
    expect(ladder!.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a step without panels has the sheep once something of its crew hangs; before, its words have the room', () => {
  const bare = {...step, group: undefined, panels: [], words: 'Every bolt is tight.'};
  const {container, rerender} = render(<Card shown={bare} />);
  expect(container.querySelector('svg')).toBeNull();
  // The other crew's, and one that is not seen from where this crew stands.
  rerender(<Card shown={bare} hung={['7P', 'F5D']} />);
  expect(container.querySelector('svg')).toBeNull();
  rerender(<Card shown={bare} hung={['7D']} />);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('it is said before them too', () => {
  expect(cardSaid({id: 'rack', kind: 'step', task, step}, 'party-crew', 177)).toMatch(
    /Ladder: the top corner hangs at 14' 9"\. Rack: 13D, 15D, 16D$/,
  );
});
