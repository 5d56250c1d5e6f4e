import {guideFacts} from '@site/tests/support/answerFacts';
import {terms} from '../engine/terms';
import {sizeAnswer} from './sizeAnswer';

const {wrenches, tasks} = guideFacts;

test.each(wrenches.map(({bolt, wrench}) => [bolt, wrench]))(
  'a bolt of %s takes %s, and its tasks are all there',
  (bolt, wrench) => {
    const [size = ''] = terms(bolt);
    const answer = sizeAnswer(size, guideFacts)!;
    expect(answer.title).toBe(bolt);
    expect(answer.is).toContain(`bolt: wrench ${wrench}`);
    const own = tasks.filter((task) => task.hardware.some((one) => terms(one.size).includes(size)));
    expect(answer.uses.map(({href, crew}) => [href, crew])).toEqual(
      own.map(({id, crew}) => [`/setup/#${id}`, crew]),
    );
    expect(answer.lines.join().includes('No list')).toBe(own.length === 0);
  },
);

test.each(wrenches.flatMap(({bolt, wrench}) => wrench.split(' or ').map((size) => [size, bolt])))(
  'a wrench of %s turns bolts of %s',
  (size, bolt) => {
    const answer = sizeAnswer(size, guideFacts)!;
    expect([answer.is, ...answer.lines].join()).toContain(`wrench: for ${bolt} bolts`);
    expect(answer.title).toBe(size);
  },
);

test('3/8" is a bolt and a wrench: both are told, the bolt first; a bolt is no wrench', () => {
  expect([sizeAnswer('3/8', guideFacts)].map((one) => [one?.is, ...(one?.lines ?? [])])).toEqual([
    ['bolt: wrench 9/16" or 15 mm', 'wrench: for 1/4" bolts (optional)'],
  ]);
  expect(sizeAnswer('3/8 bolt', guideFacts)?.lines).toEqual([]);
});

test.each(['3/8"', '3/8 inch', '3/8 bolts', 'three eighths', 'which wrench for 3/8"?', '3⁄8'])(
  '%j is 3/8"',
  (typed) => {
    expect(sizeAnswer(typed, guideFacts)?.title).toBe('3/8"');
    expect(sizeAnswer(typed, guideFacts)?.is).toMatch(/^bolt/);
  },
);

test.each(['5/17', '9 mm', '19 cm', '3', '8', 'wrench', '3/8 1/2', '3/8 rope', 'half a sheep', ''])(
  '%j is no size that we know',
  (typed) => {
    expect(sizeAnswer(typed, guideFacts)).toBeUndefined();
  },
);

test('how many is told as the figures have it, and where only', () => {
  const words = sizeAnswer('1/2', guideFacts)!.uses.map((one) => one.words ?? '');
  const hardware = tasks.flatMap((task) =>
    task.hardware.filter((one) => terms(one.size).includes('1/2')),
  );
  const isUnsure = ({count}: (typeof hardware)[number]) =>
    typeof count === 'object' && count.uncertain;
  expect(words.join().split('?').length - 1).toBe(hardware.filter(isUnsure).length);
  expect(words.some((one) => one.includes('(Black Rock City only)'))).toBe(true);
});
