import {guideFacts} from '@site/tests/support/answerFacts';
import {makeEngine} from '../engine/engine';
import type {SearchRecord} from '../engine/types';
import {answerSentence, directAnswer, withAnswer} from './directAnswer';

const record = (title: string, text: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  url: `/q/#${title.replace(/\W/g, '-')}`,
  page: 'Q&A',
  title,
  text,
  ...more,
});
const question = (title: string, text: string, asked?: string[][]) =>
  record(title, text, {isQuestion: true, asked});
const djs = ['Tim Hansen', 'Tiny Tim', 'Booty Juice', 'M*J*R', 'Dog Star'].map((name) => ({
  name,
  affiliations: ['Flock', 'Herd'],
  bio: 'Plays.',
  image: '/img/x.svg',
  href: `/djs/#${name}`,
}));
const long = Array.from({length: 30}, (_, i) => `Line ${i} has some words in it.`).join('\n');
const records = [
  question('can I bring my dog?', 'No.\nThere are coyotes.', [['animals', 'pets']]),
  question('what about a tent?', 'Yes.'),
  question('what about a tent with a pole?', 'Yes too.'),
  question('what about rain?', long),
  record('rope', 'A rope.'),
  record('17D', 'A panel.', {url: '/setup/panels/#17D'}),
  record('wrenches', 'For 3/8" bolts.'),
  ...djs.map(({name, href}) => record(name, 'Plays.', {url: href})),
];
const facts = {...guideFacts, djs};
const ask = async (typed: string, of: typeof facts | undefined = facts) => {
  const engine = await makeEngine({year: '2025', records, means: {cat: 'pet'}});
  return directAnswer(typed, engine.ask(typed), of);
};

test.each([
  ['17D', 'panel', '17D'],
  ['three eighths', 'size', '3/8"'],
  ['tim hansen', 'dj', 'Tim Hansen'],
  ['bootyjuice', 'dj', 'Booty Juice'],
  ['mjr', 'dj', 'M*J*R'],
  ['booty', 'dj', 'Booty Juice'],
  ['can i bring my dog', 'question', 'can I bring my dog?'],
  ['animals', 'question', 'can I bring my dog?'],
  ['cat', 'question', 'can I bring my dog?'],
  ['rain', 'question', 'what about rain?'],
  ['What about a tent', 'question', 'what about a tent?'],
])('%j is answered by the %s %s', async (typed, kind, title) => {
  expect(await ask(typed)).toMatchObject({kind, title});
});

test.each([
  ['two questions have it', 'tent'],
  ['a question has only its small words besides', 'is a tent'],
  ['it is in the text only', 'coyotes'],
  ['a DJ has it in the name too', 'dog'],
  ['two DJs have it', 'tim'],
  ['it is a DJ’s last name', 'juice'],
  ['it is the beginning of a word', 'rai'],
  ['it is a slip', 'rian'],
  ['only a part is there', 'dog xyzzy'],
  ['the best result is no question', 'rope'],
  ['there is no such code', '7DEF'],
  ['nothing says what is meant', 'where is it'],
])('no answer where %s: %j', async (_, typed) => {
  expect(await ask(typed)).toBeUndefined();
});

test('without the file of facts questions are answered all the same', async () => {
  const engine = await makeEngine({year: '2025', records});
  expect(directAnswer('rain', engine.ask('rain'), undefined)?.kind).toBe('question');
  expect(directAnswer('17D', engine.ask('17D'), undefined)).toBeUndefined();
});

test('a long answer begins with whole lines and says that there is more', async () => {
  const answer = await ask('rain');
  expect(long.startsWith(answer?.lines.join('\n') ?? '?')).toBe(true);
  expect(answer?.lines.length).toBeGreaterThan(5);
  expect(answer?.links[0]?.label).toBe('read on in the Q&A');
  expect((await ask('animals'))?.links[0]?.label).toBe('in the Q&A');
});

test('an answer is read aloud as one sentence', async () => {
  expect(answerSentence((await ask('animals'))!)).toBe(
    'can I bring my dog? No. There are coyotes.',
  );
  expect(answerSentence((await ask('booty'))!)).toBe('Booty Juice, Flock · Herd, Plays.');
});

test('the result that the answer is about comes first', async () => {
  const engine = await makeEngine({
    year: '2025',
    records: [
      record('17D', 'A panel that hangs on strut 17DEF.', {url: '/setup/panels/#17D'}),
      record('17DEF', 'Strut 17D, strut 17E.', {url: '/setup/panels/#strut-17DEF'}),
    ],
  });
  const firstFor = (typed: string) => withAnswer(typed, engine.ask(typed), facts).hits[0]?.record;
  expect(firstFor('17D')?.title).toBe('17D');
  expect(engine.ask('strut 17D').hits.map(({record: {title}}) => title)).toEqual(['17D', '17DEF']);
  expect(firstFor('strut 17D')?.title).toBe('17DEF');
});

test('a heading without words of its own is left out where what stands below it is found', async () => {
  const below = question('what about food?', 'Brunch and dinner.');
  const found = async (more: SearchRecord[]) => {
    const engine = await makeEngine({
      year: '2025',
      records: [record('food and dogs', ''), ...more],
    });
    return withAnswer('food', engine.ask('food'), undefined).hits.map((hit) => hit.record.title);
  };
  expect(await found([{...below, trail: ['food and dogs']}])).toEqual(['what about food?']);
  expect(await found([below])).toContain('food and dogs');
});
