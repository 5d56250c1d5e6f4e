import Fraction from '@site/src/ui/Fraction';
import {figures, hanging} from '@site/tests/support/guideFigures';
import Crew from '../edition/Crew';
import Panel from '../panels/Panel';
import Checks from '../task/Checks';
import Danger from '../task/Danger';
import HangingOrder from '../task/HangingOrder';
import {Points, Step, Steps} from '../task/Steps';
import Task from '../task/Task';
import TaskState from '../task/TaskState';
import {wordsOf} from '../task/elements';
import {readGuide, type GuideText} from './outline';

const danger = figures.dangers!.find(({task}) => task === 'party-crew-dj-platform')!;
const groups = hanging('party-crew-panels-forward');
const needs = figures.tasks.find(({id}) => id === 'party-crew-dj-platform')!;

/** A text as MDX gives it: components by their names, headings with their ids. */
const Guide: GuideText = ({components}) => {
  const {h2: Two, h3: Three, h4: Four, ol: Order} = components!;
  return (
    <>
      <Three id="general-knowledge-hanging">hanging panels</Three>
      <p>Wear gloves.</p>
      <Crew id="party-crew">
        <Two id="party-crew">Party Crew</Two>
        <p>Your color is red.</p>
        <Order>
          <li>
            <TaskState task="party-crew-a">
              <a href="#party-crew-a">A</a>
            </TaskState>
          </li>
          <li>
            <TaskState task="party-crew-panels">
              <a href="#party-crew-panels">Panels</a>
            </TaskState>
          </li>
        </Order>
        <div data-place="brc">
          <Three id="party-crew-a">task a</Three>
          <p data-place="brc">Black Rock City only.</p>
          <Task {...needs} id="party-crew-a">
            <p>Know this.</p>
            <Steps>
              <Step n="1" number="1">
                Take it off.
              </Step>
              <Step n="2" number="2" place="street">
                <Danger {...danger} />
                Hang <Panel name="7D" /> on <Panel name="7ABC" strut /> with{' '}
                <Fraction top="3" bottom="8" />
                &quot; bolts.
              </Step>
            </Steps>
            <Four id="party-crew-check">check</Four>
            <Checks>
              <Points>
                <Step n="3">Tight.</Step>
              </Points>
            </Checks>
          </Task>
          <p>After it.</p>
        </div>
        <Three id="party-crew-panels">panels</Three>
        <Task {...needs} id="party-crew-panels">
          <HangingOrder groups={groups} />
        </Task>
        <Three id="party-crew-when-told">when told</Three>
        <p>Only to read.</p>
      </Crew>
      <Crew id="party-crew">
        <Three id="party-crew-teardown">teardown of the Party Crew</Three>
      </Crew>
    </>
  );
};

const {crews, howToHang} = readGuide(Guide);
const [crew] = crews;
const [a, panels, whenTold] = crew!.tasks;

test('each crew has one part, with its tasks in the order of the text; teardown is none', () => {
  expect(crews.map(({id}) => id)).toEqual(['party-crew']);
  expect(crew!.tasks.map(({id, title}) => [id, title])).toEqual([
    ['party-crew-a', 'task a'],
    ['party-crew-panels', 'panels'],
    ['party-crew-when-told', 'when told'],
  ]);
  expect(wordsOf(crew!.about[0])).toBe('Your color is red.');
});

test('steps have their place, their dangers, their words and the panels they name', () => {
  const [first, second, check] = a!.steps;
  expect(first).toMatchObject({id: 'party-crew-a/1', name: 'step 1', dangers: [], panels: []});
  expect(second).toMatchObject({place: 'street', dangers: [danger], panels: ['7D']});
  expect(wordsOf(first!.words)).toBe('Take it off.');
  expect(wordsOf(second!.words)).toBe('Hang 7D on 7ABC with 3/8" bolts.');
  expect(check).toMatchObject({id: 'party-crew-a/3', name: 'safety check', isCheck: true});
});

test('a task knows its place, what it needs, and what stands around its steps', () => {
  expect(a!.place).toBe('brc');
  expect(a!.needs?.hardware).toEqual(needs.hardware);
  expect(a!.around.map(wordsOf)).toEqual(['Black Rock City only.', 'Know this.', 'After it.']);
});

test('each group of a hanging order is a step', () => {
  expect(panels!.steps.map(({id, group}) => [id, group])).toEqual(
    groups.map((group, i) => [`party-crew-panels/panels-${i + 1}`, group]),
  );
});

test('what stands in no order is told apart, and may only be read', () => {
  expect(crew!.tasks.map(({inOrder}) => inOrder)).toEqual([true, true, false]);
  expect(whenTold).toMatchObject({needs: undefined, steps: []});
});

test('how panels are hung is read as far as the next heading', () => {
  expect(howToHang.map(wordsOf)[0]).toBe('Wear gloves.');
});
