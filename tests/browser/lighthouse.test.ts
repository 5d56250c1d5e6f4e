/** Lighthouse on the pages that most people come to. Its scores for speed are no part of this. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {siteAddress} from '../support/browser';

interface Report {
  scores: Record<string, number>;
  failures: string[];
}

const routes = ['/', '/campout/', '/campout/q-and-a/', '/setup/'];
let reports: Record<string, Report>;

// A program of its own: Lighthouse is made of modules that Jest does not load.
beforeAll(async () => {
  const {stdout} = await promisify(execFile)(process.execPath, [
    'tests/support/lighthouse.mjs',
    siteAddress,
    ...routes,
  ]);
  reports = JSON.parse(stdout) as typeof reports;
  // On a machine that does much else four pages can take minutes; alone it is half of one.
}, 600_000);

test.each(routes)('%s has 100 for accessibility, best practices and search', (route) => {
  expect(reports[route]).toEqual({
    scores: {accessibility: 100, 'best-practices': 100, seo: 100},
    failures: [],
  });
});
