import {routes} from '../support/build';
import {toTheEndAndBack, widerThanWindow} from '../support/inspect';
import {until} from '../support/until';
import {BrowserEnded} from './engine';
import {DESK, PHONE, type Visitor} from './visit';

/** What a page may not do, and what must be heard of it. */
const planted: [RegExp, () => void][] = [
  [/^console error: baa 17$/, () => console.error('baa', 17)],
  [
    /^uncaught: .*lost wool/,
    () =>
      void setTimeout(() => {
        throw new Error('lost wool');
      }),
  ],
  [/^uncaught: .*no promise/, () => void Promise.reject(new Error('no promise'))],
  [
    /^failed: <img .*nothing\.gif/,
    () => document.body.insertAdjacentHTML('beforeend', '<img src="/nothing.gif">'),
  ],
  [
    /^policy: img-src refuses https:\/\/example\.org/,
    () => void (new Image().src = 'https://example.org/pixel.gif'),
  ],
  [
    /^policy: script-src(-elem)? refuses inline/,
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.planted = true';
      document.head.append(script);
    },
  ],
];

/** Every page there is, from end to end: nothing on the console, nothing refused, nothing too wide. */
export function everyPageIsClean(visit: Visitor) {
  test('what goes wrong in a page is heard of', () =>
    visit(PHONE, async ({page, site, go}) => {
      await go('/tbd/');
      for (const [says, plant] of planted) {
        await page.evaluate(plant);
        const heard: string[] = [];
        await until(`${says} is heard`, () => {
          heard.push(...site.trouble());
          return Promise.resolve(heard.some((line) => says.test(line)));
        });
      }
      await page.evaluate(() => void (document.querySelector('main')!.style.width = '2000px'));
      expect(await page.evaluate(widerThanWindow)).toHaveLength(1);
    }));

  describe.each([PHONE, DESK])('at %i px', (...size) => {
    let visitor: Awaited<ReturnType<Visitor['begin']>>;
    const begin = async () => {
      visitor = await visit.begin(size);
    };
    beforeAll(begin);
    afterAll(() => visitor.leave());

    const trouble = async (route: string) => {
      await visitor.go(route);
      await visitor.page.evaluate(toTheEndAndBack);
      const tooWide = await visitor.page.evaluate(widerThanWindow);
      return [...tooWide, ...visitor.site.trouble()];
    };

    // A test for each, so that a page which an engine never ends loading is told by its name.
    test.each(routes)('%s is clean and scrolls down only', async (route) => {
      // WebKit ended once of itself at a page that it had always shown, and took 24 more with it.
      const found = await trouble(route).catch(async (error) => {
        if (!(error instanceof BrowserEnded)) throw error;
        await begin();
        return trouble(route);
      });
      expect(found).toEqual([]);
    });
  });
}
