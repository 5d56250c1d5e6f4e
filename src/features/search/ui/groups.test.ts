import type {Hit} from '../engine/engine';
import {groupsOf, panelsInOrder, twinsOf} from './groups';

const hit = (url: string, more: Partial<Hit['record']> = {}) =>
  ({
    record: {url, page: 'guide', title: 'struts', text: 'Three.', ...more},
    found: new Map(),
  }) as Hit;
const urls = (groups: Hit[][]) => groups.map((some) => some.map(({record}) => record.url));
const twins = (hits: Hit[]) => urls(twinsOf(hits).map(({best, others}) => [best, ...others]));

test('results stand with their page, in the order of the best of each', () => {
  const groups = groupsOf([hit('/a'), hit('/b', {page: 'Q&A'}), hit('/c')]);
  expect(groups.map(({page}) => page)).toEqual(['guide', 'Q&A']);
  expect(urls(groups.map(({hits}) => hits))).toEqual([['/a', '/c'], ['/b']]);
});

test('a page is of a kind, of a kept year too', () => {
  const urls = ['/setup/panels/#17d', '/2024/setup/#a', '/campout/q-and-a/#dogs', '/campout/', '/'];
  const hits = urls.map((url) => hit(url, {page: url}));
  expect(groupsOf(hits).map(({kind}) => kind)).toEqual([
    ...['panels', 'guide', 'questions', 'other', 'other'],
  ]);
});

test('panels stand by their numbers, one that was asked for first; all else as it was found', () => {
  const panel = (title: string) => hit(`/${title}`, {page: 'finder', title});
  const asked = {...panel('21D'), found: new Map([['21d', []]])};
  const hits = [panel('F3D'), hit('/long'), panel('10D'), asked, hit('/a'), panel('2D')];
  expect(panelsInOrder(hits).map(({record}) => record.url)).toEqual([
    '/21D',
    '/long',
    '/2D',
    '/10D',
    '/a',
    '/F3D',
  ]);
});

test('what says the same of two crews is one', () => {
  const hits = [
    hit('/p', {crew: 'party-crew'}),
    hit('/x', {crew: 'party-crew', text: 'Four.'}),
    hit('/b', {crew: 'business-crew'}),
  ];
  expect(twins(hits)).toEqual([['/p', '/b'], ['/x']]);
});

test('what is no crew’s, or has no words, is never taken for another', () => {
  const alone = [hit('/1'), hit('/2'), hit('/3', {crew: 'party-crew', text: ''})];
  expect(twins([...alone, hit('/4', {crew: 'business-crew', text: ''})])).toEqual([
    ['/1'],
    ['/2'],
    ['/3'],
    ['/4'],
  ]);
});
