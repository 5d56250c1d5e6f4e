/** That a page which asks another host is noticed, and gets nothing. */
import {openHydrated, withPage} from '../support/browser';
import {soon} from '../support/soon';

const PIXEL = 'https://example.org/pixel.gif';

/** Without the site's policy, which would stop it before it is a request. */
const askOthers = (answerForeign: boolean) =>
  withPage({bypassCSP: true, answerForeign}, async ({page, foreign}) => {
    await openHydrated(page, '/tbd/', 'light');
    expect(foreign).toEqual([]);
    const answer = await page.evaluate(
      (address) =>
        fetch(address, {mode: 'no-cors'}).then(
          () => 'an answer',
          () => 'nothing',
        ),
      PIXEL,
    );
    await soon(() => Promise.resolve(expect(foreign).toEqual([PIXEL])));
    return answer;
  });

test('a request to another host is reported, and finds nobody', async () => {
  expect(await askOthers(false)).toBe('nothing');
});

test('a request to another host is reported where one answers, too', async () => {
  expect(await askOthers(true)).toBe('an answer');
});
