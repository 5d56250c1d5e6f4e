import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {yearLinks} from './years';

const doc = (id: string, path: string): GlobalDoc => ({id, path});
const version = (name: string, path: string, docs: GlobalDoc[]): GlobalVersion => ({
  name,
  label: name === 'current' ? '2025' : name,
  isLast: name === 'current',
  path,
  mainDocId: 'index',
  docs,
  draftIds: [],
});

const guide = doc('setup/index', '/setup/');
const oldGuide = doc('setup/index', '/2024/setup/');
const news = doc('setup/between-years', '/setup/between-years/');
const oldFront = doc('index', '/2024/');
const current = version('current', '/', [guide, news]);
const old = version('2024', '/2024', [oldFront, oldGuide]);
const versions = [current, old];

test('the same page of each year, with the part of it that is read', () => {
  const context = {
    activeVersion: current,
    activeDoc: guide,
    alternateDocVersions: {current: guide, 2024: oldGuide},
  };
  expect(yearLinks(versions, context, '#safety')).toEqual([
    {year: '2025', href: '/setup/#safety', page: 'here', now: true},
    {year: '2024', href: '/2024/setup/#safety', page: 'same', now: false},
  ]);
});

test('the front page of a year that has no such page', () => {
  const context = {
    activeVersion: current,
    activeDoc: news,
    alternateDocVersions: {current: news},
  };
  expect(yearLinks(versions, context, '#changed-tech-crew')[1]).toEqual({
    year: '2024',
    href: '/2024/',
    page: 'none',
    now: false,
  });
});

test('from a year’s front page to this year’s, the home page', () => {
  const context = {
    activeVersion: old,
    activeDoc: oldFront,
    alternateDocVersions: {2024: oldFront},
  };
  expect(yearLinks(versions, context)).toEqual([
    {year: '2025', href: '/', page: 'front', now: true},
    {year: '2024', href: '/2024/', page: 'here', now: false},
  ]);
});

test('from a kept lineup to this season’s, which is no page of the docs', () => {
  const lineup = doc('campout/dj-lineup', '/2024/campout/dj-lineup/');
  const context = {
    activeVersion: old,
    activeDoc: lineup,
    alternateDocVersions: {2024: lineup},
  };
  expect(yearLinks(versions, context)[0]).toEqual({
    year: '2025',
    href: '/campout/dj-lineup/',
    page: 'same',
    now: true,
  });
});
