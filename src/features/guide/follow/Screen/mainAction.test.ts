import type {Card} from '../cards';
import type {GuideStep, GuideTask} from '../outline';
import {mainAction} from './mainAction';

const step = {id: 'a/1', isCheck: false} as GuideStep;
const task = {id: 'a', title: 'a', around: [], steps: [step], inOrder: true} satisfies GuideTask;
const stepCard: Card = {kind: 'step', id: 'a-1', task, step};
const dangers: Card = {kind: 'dangers', id: 'a-dangers', dangers: [], task};
const open = {isTicked: false, isLast: false};

test('a step is done', () => {
  expect(mainAction(stepCard, open)).toEqual({words: 'Done', ticks: true});
});

test('a point of a check has to be seen', () => {
  const card: Card = {...stepCard, step: {...step, isCheck: true}};
  expect(mainAction(card, open)).toEqual({words: 'I have seen it', ticks: true});
});

test('a ticked step leads on', () => {
  expect(mainAction(stepCard, {...open, isTicked: true})).toEqual({words: 'Next'});
});

test('dangers are read, and nothing is ticked by it', () => {
  const action = mainAction(dangers, open);
  expect(action).toMatchObject({reads: true});
  expect(action.ticks).toBeUndefined();
});

test('the last card leads to the overview', () => {
  expect(mainAction({kind: 'end', id: 'x'}, {...open, isLast: true}).words).toBe('To the overview');
});
