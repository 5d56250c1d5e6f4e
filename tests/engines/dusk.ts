import sharp from 'sharp';
import type {EnginePage} from './engine';
import {DESK, type Visitor} from './visit';

/** Places in the banner of the Q&A, as shares of its width and height: sky and meadow. */
const PLACES = [0.12, 0.8].flatMap((y) => [0.6, 0.75, 0.95].map((x) => [x, y] as const));

type Color = readonly [number, number, number];

/** What is seen of the banner, and the color of the page's ground, which is seen at its left border. */
async function colorsOf(page: EnginePage) {
  const [left, top, width, height, wide] = await page.evaluate(() => {
    const {
      x,
      y,
      width: w,
      height: h,
    } = document.querySelector('main [data-picture]')!.getBoundingClientRect();
    return [x, y, w, h, innerWidth] as const;
  });
  const {data, info} = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const scale = info.width / wide;
  const at = (x: number, y: number): Color => {
    const from = (Math.round(y * scale) * info.width + Math.round(x * scale)) * 3;
    return [data[from]!, data[from + 1]!, data[from + 2]!];
  };
  return {
    ground: at(4, top + height / 2),
    picture: PLACES.map(([x, y]) => at(left + x * width, top + y * height)),
  };
}

const distance = (a: Color, b: Color) => Math.hypot(...a.map((part, i) => part - b[i]!));

/** Firefox once drew pictures cut, out of place and in noon's light where the filter was not displayed. */
export function dayTurnsToDusk(visit: Visitor) {
  test('by night a picture of the day is whole, and in the light of dusk', () =>
    visit(DESK, async ({page, go, so}) => {
      const isLoaded = () =>
        document.querySelector<HTMLImageElement>('main [data-picture]')!.complete;
      await go('/campout/q-and-a/?docusaurus-theme=light');
      await so(isLoaded);
      const day = await colorsOf(page);
      await go('/campout/q-and-a/?docusaurus-theme=dark');
      await so(isLoaded);
      const night = await colorsOf(page);
      for (const [i, color] of night.picture.entries()) {
        expect(color[0]).toBeLessThan(day.picture[i]![0]);
        expect(distance(color, night.ground)).toBeGreaterThan(20);
      }
    }));
}
