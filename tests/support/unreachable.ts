import type {Locator} from 'playwright-core';

/** What is to be pressed in a place and would not be hit, or is too small for a thumb. */
export const unreachable = (place: Locator): Promise<string[]> =>
  place.locator('a:visible, button:visible, input:visible').evaluateAll((all) =>
    all
      .filter((element) => {
        element.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const {left, right, top, height, width} = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isOut = left < 0 || right > document.documentElement.clientWidth;
        return isOut || height < 24 || !hit || !(element.contains(hit) || hit.contains(element));
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
