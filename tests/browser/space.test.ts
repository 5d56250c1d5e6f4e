/** The panel finder's sheep in space: turned, picked on, lost and found. */
import type {Page} from 'playwright-core';
import {inaccessible, tooWide} from '../support/inspect';
import {withLargeText} from '../support/largeText';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {
  canvas,
  drawn,
  framesPass,
  openFinder,
  openSpace,
  placeOf,
  turnIt,
  type Drawn,
} from '../support/space';
import {watch} from '../support/watch';

const wide = {viewport: {width: 1280, height: 900}};
const phone = {...wide, viewport: {width: 360, height: 740}, hasTouch: true};

const title = (page: Page) => page.locator('[data-finder] h2');
const flatMap = (page: Page) => page.locator('[data-shown="true"] svg').first();
const words = (page: Page) => page.locator('[data-finder] p[role="status"]', {hasText: 'flat'});

/** But for what Chromium says of itself when it has no graphics card and puts the page together. */
const ownOf = (trouble: string[]) => trouble.filter((line) => !line.includes('ReadPixels'));

/** Waits for another picture than the one before. */
async function changed(page: Page, before: Drawn): Promise<Drawn> {
  let now = before;
  await soon(async () => {
    now = await drawn(page);
    expect(now.print).not.toBe(before.print);
  });
  return now;
}

/** Does something that changes the picture. */
async function changes(page: Page, work: () => Promise<unknown>): Promise<Drawn> {
  const before = await drawn(page);
  await work();
  return changed(page, before);
}

const press = (page: Page, name: string) => page.getByRole('button', {name, exact: true}).click();

test.concurrent.each([wide, phone])(
  "'turn it' fetches it, draws it where the flat map was, and moves nothing",
  (options) =>
    readPage(options, async ({page}) => {
      const trouble = watch(page);
      await openFinder(page, '#17D');
      await flatMap(page).locator('a[aria-current]').waitFor();
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[data-finder] button, [data-finder] dl')]
            .filter((part) => !part.closest('[data-space]') && part.textContent !== 'face 17D')
            .filter((part) => !/^(closer|whole)/.test(part.textContent ?? ''))
            .map((part) => part.getBoundingClientRect().top + window.scrollY),
        );
      const before = await places();
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await turnIt(page).click();
      await soon(async () => expect((await drawn(page)).covered).toBeGreaterThan(0.2));
      expect(fetched.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
      expect((await drawn(page)).colors).toBeGreaterThan(20);
      expect(await places()).toEqual(before);
      await flatMap(page).waitFor({state: 'hidden'});
      expect(await inaccessible(page, '[data-finder]')).toEqual([]);
      await press(page, 'flat map');
      await flatMap(page).waitFor();
      expect(ownOf(trouble)).toEqual([]);
    }),
);

test.concurrent('a tap picks the panel under it, which is faced; a drag picks none', () =>
  readPage(phone, async ({page}) => {
    await openSpace(page, '#17D');
    const {name, x, y} = await placeOf(page, 'neighbor', '18D');
    await page.touchscreen.tap(x, y);
    await title(page).getByText(name, {exact: true}).waitFor();
    const box = (await canvas(page).boundingBox())!;
    await soon(async () => {
      const faced = await placeOf(page, 'picked', name);
      expect(Math.abs(faced.x - box.x - box.width / 2)).toBeLessThan(3);
      expect(Math.abs(faced.y - box.y - box.height / 2)).toBeLessThan(3);
    });
    await changes(page, async () => {
      await page.mouse.move(box.x + 200, box.y + 100);
      await page.mouse.down();
      await page.mouse.move(box.x + 120, box.y + 110, {steps: 4});
      await page.mouse.up();
    });
    expect(await title(page).textContent()).toBe(name);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    expect(await title(page).textContent()).not.toBe('');
  }));

test.concurrent('in the middle of the party side a tap picks what is there', () =>
  readPage(wide, async ({page}) => {
    await openSpace(page);
    const box = (await canvas(page).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await title(page).getByText('20D', {exact: true}).waitFor();
    await page.goBack();
    await page.getByText('Type its name, measure it, or tap the map.').waitFor();
  }));

test.concurrent('a view is glided to, said, and marked; a turn by hand is none of them', () =>
  readPage({...wide, reducedMotion: 'no-preference'}, async ({page}) => {
    await openSpace(page);
    await changes(page, () => press(page, 'front'));
    await page.getByRole('application', {name: /seen from the front/}).waitFor();
    const front = page.getByRole('button', {name: 'front', exact: true, pressed: true});
    await front.waitFor();
    await canvas(page).focus();
    await changes(page, () => page.keyboard.press('ArrowRight'));
    await front.waitFor({state: 'detached'});
  }));

test.concurrent('keys turn and zoom, Escape leads back to the button; it is still in between', () =>
  readPage(wide, async ({page}) => {
    await openSpace(page, '#F20D');
    await page.locator('[data-space] canvas:focus').waitFor();
    for (const key of ['ArrowLeft', 'ArrowDown', '+', '-'])
      await changes(page, () => page.keyboard.press(key));
    for (const name of ['turn right', 'nearer']) await changes(page, () => press(page, name));
    await framesPass(page, 3);
    const {times} = await drawn(page);
    await framesPass(page, 30);
    expect((await drawn(page)).times).toBe(times);
    await canvas(page).focus();
    await page.keyboard.press('Escape');
    await canvas(page).waitFor({state: 'detached'});
    expect(await turnIt(page).evaluate((button) => button === document.activeElement)).toBe(true);
  }));

test.concurrent('two fingers zoom', () =>
  readPage(phone, async ({page}) => {
    await openSpace(page, '#17D');
    const box = (await canvas(page).boundingBox())!;
    const fingers = (apart: number) =>
      [-apart, apart].map((off, id) => ({x: box.x + 150 + off, y: box.y + 120, id}));
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === undefined ? [] : fingers(apart),
      });
    const width = async () => {
      const [one, other] = [await placeOf(page, 'picked'), await placeOf(page, 'neighbor', '18D')];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    const before = await width();
    await touch('touchStart', 30);
    await touch('touchMove', 45);
    await touch('touchMove', 60);
    await touch('touchEnd');
    await soon(async () => expect(await width()).toBeGreaterThan(before * 1.5));
    expect(await title(page).textContent()).toBe('17D');
  }));

test.concurrent('another theme and sunlight paint it anew', () =>
  readPage(wide, async ({page}) => {
    await openSpace(page, '#17D');
    const put = (name: string, value: string) =>
      page.evaluate(([key, to]) => document.documentElement.setAttribute(key!, to!), [name, value]);
    await changes(page, () => put('data-theme', 'dark'));
    await changes(page, () => put('data-sunlight', 'on'));
  }));

test.concurrent('a phone turned on its side keeps room to scroll the page', () =>
  readPage(phone, async ({page}) => {
    await openSpace(page, '#17D');
    await page.setViewportSize({width: 740, height: 360});
    await soon(async () => {
      const {height, width} = (await canvas(page).boundingBox())!;
      expect(height).toBeLessThanOrEqual(270);
      expect(width).toBeGreaterThan(400);
    });
    expect((await drawn(page)).covered).toBeGreaterThan(0.2);
    expect(await tooWide(page)).toEqual([]);
  }));

test('with type of 200 % the names are larger, and nothing is too wide', () =>
  withLargeText(200, async (page) => {
    await page.setViewportSize(phone.viewport);
    await openSpace(page, '#17D');
    const name = page.locator('[data-space] text[data-weight="picked"]:not([hidden])');
    // On a busy machine the names follow the new width a moment later.
    await soon(async () => {
      const size = await name.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
      expect(size).toBeGreaterThan(24);
    });
    expect(await tooWide(page)).toEqual([]);
    const hands = page.getByRole('group', {name: 'Turn and zoom'}).getByRole('button');
    const boxes = await Promise.all((await hands.all()).map((hand) => hand.boundingBox()));
    boxes.slice(1).forEach((box, i) => {
      const before = boxes[i]!;
      expect(box!.x).toBeGreaterThanOrEqual(before.x + before.width);
    });
  }));

const loseContext = (page: Page, comesBack: boolean) =>
  canvas(page).evaluate((element: HTMLCanvasElement, back) => {
    const lost = element.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    if (back)
      element.addEventListener('webglcontextlost', () => setTimeout(() => lost.restoreContext()));
    lost.loseContext();
  }, comesBack);

test.concurrent('a lost canvas that comes back is drawn again', () =>
  readPage(wide, async ({page}) => {
    await openSpace(page, '#17D');
    const before = await drawn(page);
    await loseContext(page, true);
    await soon(async () => {
      const now = await drawn(page);
      expect(now.times).toBeGreaterThan(before.times);
      expect(now.print).toBe(before.print);
    });
  }));

test.concurrent('one that stays lost leaves the flat map and a line', () =>
  readPage(wide, async ({page}) => {
    await openSpace(page, '#17D');
    await loseContext(page, false);
    await words(page).getByText('This device has stopped drawing in 3D.').waitFor();
    await flatMap(page).locator('a[aria-current]').waitFor();
    await turnIt(page).waitFor();
  }));

test.concurrent('without WebGL there is the flat map and a line', () =>
  readPage(wide, async ({page}) => {
    const trouble = watch(page);
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/setup/panels/#17D');
    await turnIt(page).click();
    await words(page).getByText('This device does not draw in 3D.').waitFor();
    await flatMap(page).locator('a[aria-current]').waitFor();
    expect(trouble).toEqual([]);
  }));

test.concurrent('without signal there is the flat map and a line; with it, another try', () =>
  readPage(wide, async ({page}) => {
    await openFinder(page, '#17D');
    await flatMap(page).locator('a[aria-current]').waitFor();
    await page.route('**/*.js', (route) => route.abort());
    await turnIt(page).click();
    await words(page).getByText('did not arrive').waitFor();
    await flatMap(page).waitFor();
    await page.unroute('**/*.js');
    await turnIt(page).click();
    await canvas(page).waitFor();
  }));

test.concurrent('an unknown name changes nothing', () =>
  readPage(wide, async ({page}) => {
    const trouble = watch(page);
    await openSpace(page, '#17D');
    const {print} = await drawn(page);
    await page.evaluate(() => (location.hash = '99Z'));
    await page.getByText(/99Z/).first().waitFor();
    await framesPass(page, 5);
    await canvas(page).waitFor();
    expect([(await drawn(page)).colors > 20, print !== 0, ownOf(trouble)]).toEqual([
      true,
      true,
      [],
    ]);
  }));
