/** The real content, a test for each entry, so that a failure names it. */
import path from 'node:path';
import {PHOTOS} from '../photos';
import {checkContent} from './checkContent';
import {checkTwice} from './checkTwice';
import {checkWeight} from './checkWeight';
import {pages, registry} from './registry';

const staticFolder = path.resolve(__dirname, '../../../../static');
const mistakes = registry.flatMap((entries) => checkContent(entries, staticFolder));

test.each(registry.flat().map(({where}) => where))('%s is right', (where) => {
  expect(mistakes.filter((line) => line.startsWith(`${where}:`))).toEqual([]);
});

test('no page shows a picture twice', () => {
  expect(checkTwice(pages)).toEqual([]);
});

test('the pictures together are light enough', () => {
  expect(checkWeight(staticFolder, path.resolve(staticFolder, '..', PHOTOS))).toEqual([]);
});
