/** Every page can be read where no script runs. */
import {openWithoutJs} from '../support/browser';
import {routes} from '../support/build';
import {emptyPictures, tooWide} from '../support/inspect';

test.concurrent.each(routes)('%s shows its headings and pictures', (route) =>
  openWithoutJs(route, async ({page}) => {
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3), header h1')]
        .filter((heading) => !heading.closest('details:not([open])'))
        .filter(
          (heading) => !heading.checkVisibility({opacityProperty: true, visibilityProperty: true}),
        )
        .map((heading) => heading.textContent),
    );
    expect({
      headings: await page.locator('h1').count(),
      hidden,
      emptyPictures: await emptyPictures(page),
      tooWide: await tooWide(page),
    }).toEqual({headings: 1, hidden: [], emptyPictures: [], tooWide: []});
  }),
);
