/** Ticks on their way from one phone to another. */
import type {Page} from 'playwright-core';
import {handoverCode} from '../../src/features/guide/handover/line/write';
import {season} from '../../src/data/season';
import {openWithoutJs} from '../support/browser';
import {inaccessible, inaccessibleInDark, tooWide} from '../support/inspect';
import {readCode} from '../support/readCode';
import {readPage} from '../support/readPage';
import {watch} from '../support/watch';
import {hydrated} from '../support/hydrated';

const phone = {width: 360, height: 740};
const year = String(season.year);
const KEY = `baaahs-ticks-${year}-brc`;
const given = ['party-crew-dj-platform/1', 'party-crew-panels-forward/panels-2'];
const own = 'party-crew-speaker-shelves/1';
const code = handoverCode({year, place: 'brc', crew: 'party-crew', ticks: given});

const settled = (page: Page) => hydrated(page);

async function open(page: Page, after = '') {
  await page.goto(`/setup/handover/${after}`);
  await settled(page);
}

/** Ticks steps as a lead does, in the guide. */
async function tickInGuide(page: Page, ids: readonly string[]) {
  await page.goto('/setup/#party-crew');
  await settled(page);
  for (const id of ids) await page.locator(`[data-tick="${id}"]`).check();
}

const kept = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[], KEY);
const add = (page: Page) => page.getByRole('button', {name: 'add them'}).click();

/** Follows the link of the answer to the guide: both phones' ticks are ticked there. */
async function expectAll(page: Page) {
  await page.getByRole('link', {name: 'To the guide of the Party Crew'}).click();
  for (const id of [...given, own]) {
    const box = page.locator(`[data-tick="${id}"]`);
    await box.waitFor();
    expect([id, await box.isChecked()]).toEqual([id, true]);
  }
}

test('beside a code the camera’s picture is a square or higher, and ends where the code’s box does', () =>
  readPage({viewport: {width: 900, height: 900}}, async ({page}) => {
    await tickInGuide(page, given);
    await open(page);
    await page.locator('[data-qr]').waitFor();
    const {y, width, height} = (await page.locator('[data-camera]').boundingBox())!;
    expect(height).toBeGreaterThan(width - 2);
    const code = (await page.locator('div:has(> [data-qr])').boundingBox())!;
    expect(Math.abs(y + height - code.y - code.height)).toBeLessThan(2);
  }));

test('phone A ticks in the guide and shows a code; phone B opens it and has both', () =>
  readPage({viewport: phone, deviceScaleFactor: 2}, async ({page: a}) => {
    await tickInGuide(a, given);
    await a.getByRole('link', {name: 'hand over or take over ticks'}).click();
    await a.getByText(`Party Crew, ${year}, Black Rock City: 2 ticks.`).waitFor();
    const shown = a.locator('[data-qr]');
    await shown.waitFor();
    const link = (await readCode(shown)) ?? '';
    expect(link).toBe(`https://www.baaahs.org/setup/handover/#${code}`);

    await readPage({viewport: phone}, async ({page: b}) => {
      await tickInGuide(b, [own]);
      await open(b, new URL(link).hash);
      await b.getByText('Adds 2 ticks to your 1.').waitFor();
      expect(await kept(b)).toEqual([own]);
      await add(b);
      await b.getByRole('status').getByText('2 ticks added').waitFor();
      expect((await kept(b)).sort()).toEqual([...given, own].sort());
      expect(new URL(b.url()).hash).toBe('');
      await expectAll(b);
    });
  }));

test('copied as text, sent in a chat, pasted', () =>
  readPage(
    {viewport: phone, permissions: ['clipboard-read', 'clipboard-write']},
    async ({page}) => {
      await tickInGuide(page, given);
      await open(page);
      await page.getByRole('button', {name: 'copy as text'}).click();
      await page.getByText('Copied.').waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain(code);

      await page.evaluate((key) => localStorage.removeItem(key), KEY);
      await tickInGuide(page, [own]);
      await open(page);
      const wrapped = `Lee: all yours\n${text.slice(0, 60)}\n${text.slice(60)}\n  sleep now!`;
      await page.getByLabel('or the code as text, from a chat').fill(wrapped);
      await page.getByRole('button', {name: 'read it'}).click();
      await page.getByText('Adds 2 ticks to your 1.').waitFor();
      await page.getByRole('button', {name: 'leave them'}).click();
      expect(await kept(page)).toEqual([own]);

      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await page.getByRole('button', {name: 'paste and read'}).click();
      await add(page);
      await expectAll(page);
    },
  ));

test('what can be pressed does not move when the code has been drawn', () =>
  readPage({viewport: phone}, async ({page}) => {
    await tickInGuide(page, given);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/js/*', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('too much for a QR code')) await held;
      await route.fulfill({response});
    });
    await page.goto('/setup/handover/', {waitUntil: 'commit'});
    const copy = page.getByRole('button', {name: 'copy as text'});
    await page.getByText('The code is being drawn.').waitFor();
    const before = await copy.boundingBox();
    arrive();
    await page.locator('[data-qr]').waitFor();
    expect(await copy.boundingBox()).toEqual(before);
  }));

/** A camera that films a picture, with some desk around it. */
async function lendCamera(page: Page, picture: string) {
  await page.addInitScript((data) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1280, 720];
      const context = canvas.getContext('2d')!;
      const film = () => {
        context.fillStyle = '#8a7a66';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.drawImage(image, 380, 100, 520, 520);
      };
      film();
      setInterval(film, 50);
      const stream = canvas.captureStream(20);
      (window as unknown as {lent: MediaStream}).lent = stream;
      return stream;
    };
  }, picture);
}

test('read by camera, which is let go afterwards', () =>
  readPage({viewport: phone, deviceScaleFactor: 2}, async ({page: a}) => {
    await tickInGuide(a, given);
    await open(a);
    const shown = a.locator('[data-qr]');
    await shown.waitFor();
    const picture = (await shown.screenshot()).toString('base64');

    await readPage({viewport: phone}, async ({page: b}) => {
      const trouble = watch(b);
      await tickInGuide(b, [own]);
      await lendCamera(b, picture);
      await open(b);
      expect(await b.locator('video').count()).toBe(0);
      await b.getByRole('button', {name: 'scan with the camera'}).click();
      await b.getByText('Adds 2 ticks to your 1.').waitFor();
      expect(await b.locator('video').count()).toBe(0);
      const states = await b.evaluate(() =>
        (window as unknown as {lent: MediaStream}).lent
          .getTracks()
          .map((track) => track.readyState),
      );
      expect(states).toEqual(['ended']);
      await add(b);
      await expectAll(b);
      expect(trouble).toEqual([]);
    });
  }));

test('a tab that stood open keeps what another one took over', () =>
  readPage({viewport: phone}, async ({page: guide}) => {
    await tickInGuide(guide, [own]);
    const other = await guide.context().newPage();
    await open(other, `#${code}`);
    await add(other);
    await other.getByText('2 ticks added').waitFor();
    await guide.locator(`[data-tick="${given[0]}"][type="checkbox"]:checked`).waitFor();
    await guide.locator('[data-tick="party-crew-speaker-shelves/2"]').check();
    expect((await kept(guide)).sort()).toEqual(
      [...given, own, 'party-crew-speaker-shelves/2'].sort(),
    );
  }));

const lastYear = handoverCode({
  year: String(season.year - 1),
  place: 'brc',
  crew: 'party-crew',
  ticks: given,
});

test.each([
  ['another year', lastYear, `This is from ${season.year - 1}; this guide is ${year}.`],
  ['half a code', code.slice(0, -12), 'This code is broken'],
  ['a later version', code.replace('ticks1', 'ticks7'), 'This code is of another version'],
  [
    'a panel’s address',
    'https://www.baaahs.org/setup/panels/',
    'There is no handover code in this',
  ],
  ['a broken encoding', '%E0%A4%A', ''],
  ['10 KB of junk', 'ticks1.<svg/onload=alert(1)>'.repeat(360), 'This code is broken'],
])('%s is refused, from address and field', (_, junk, line) =>
  readPage({viewport: phone}, async ({page}) => {
    const trouble = watch(page);
    await open(page, `#${junk}`);
    const refused = page.locator('main section').getByText(line || 'Nothing was added');
    if (line) await refused.waitFor();
    else expect(await refused.count()).toBe(0);
    expect(await page.getByRole('button', {name: 'add them'}).count()).toBe(0);
    await page.getByLabel('or the code as text, from a chat').fill(junk);
    await page.getByRole('button', {name: 'read it'}).click();
    await page.getByText('Nothing was added').first().waitFor();
    expect(await tooWide(page)).toEqual([]);
    expect(await kept(page)).toEqual([]);
    expect(trouble).toEqual([]);
  }),
);

test('what is pressed is at least 44 px high', () =>
  readPage({viewport: phone}, async ({page}) => {
    await open(page, `#${code}`);
    const heights = await page
      .locator('main :is(label:has(input), textarea, button)')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(8);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.goto('/setup/');
    const link = page.getByRole('link', {name: 'hand over or take over ticks'});
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }));

test('code and offer are accessible, light and dark, and not too wide', () =>
  readPage({viewport: phone}, async ({page}) => {
    await tickInGuide(page, [own]);
    await open(page, `?docusaurus-theme=light#${code}`);
    await page.locator('[data-qr]').waitFor();
    expect(await tooWide(page)).toEqual([]);
    expect(await inaccessible(page)).toEqual([]);
    expect(await inaccessibleInDark(page)).toEqual([]);
  }));

test('it leads back to the guide from its top, and on to the board from its end', () =>
  readPage({viewport: phone}, async ({page}) => {
    await open(page);
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect([links[0], ...links.slice(-2)]).toEqual(['/setup/', '/setup/', '/setup/board/']);
  }));

test('a frozen year has no link to it', () =>
  readPage({viewport: phone}, async ({page}) => {
    await page.goto('/2024/setup/');
    await settled(page);
    await page.getByRole('link', {name: /^Party Crew 0 of/}).waitFor();
    expect(await page.getByRole('link', {name: /hand over/}).count()).toBe(0);
  }));

test('without script it says that it needs one', () =>
  openWithoutJs('/setup/handover/', async ({page}) => {
    const words = page.locator('[data-without-script] p');
    expect(await words.innerText()).toContain('which this browser does not run');
    expect((await words.boundingBox())?.height).toBeGreaterThan(40);
    expect(await page.locator('main button').count()).toBe(0);
  }));
