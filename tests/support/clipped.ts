/** Whether all can be read when somebody sets more space between letters, words and lines. */
import type {Page} from 'playwright-core';

/** The least that a page has to bear, by WCAG 2.2, 1.4.12. */
const spaced = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** As a browser's extension does it: the page's policy forbids styles of its own in the page. */
export const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spaced);

/** @returns texts that are shown and partly cut off by a box around them, the first five */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Out of sight on purpose: read out only, or shown in full by the button beside it; the kit's sheets
    // are small pictures of paper, which nobody reads on a screen.
    const meant = '[inert], .visually-hidden, [class*="stop_"], :has(> button[aria-expanded])';
    const cuts = (box: Element) => {
      const {overflowX, overflowY, webkitLineClamp} = getComputedStyle(box);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return box.clientWidth > 2 && webkitLineClamp === 'none'
        ? {x: hides(overflowX), y: hides(overflowY)}
        : {x: false, y: false};
    };
    function isCut(node: Text): boolean {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width < 2 || text.height < 2) return false;
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const {x, y} = cuts(box);
        const {left, right, top, bottom} = box.getBoundingClientRect();
        if (x && (text.left < left - 2 || text.right > right + 2)) return true;
        // Half of the space between lines is no ink.
        if (y && (text.top < top - 8 || text.bottom > bottom + 8)) return true;
        if (/auto|scroll/.test(getComputedStyle(box).overflow)) return false;
      }
      return false;
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode() && found.length < 5) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (
        !node.data.trim() ||
        !parent?.checkVisibility() ||
        parent.closest(`${meant}, svg, script`)
      )
        continue;
      if (isCut(node)) found.push(node.data.trim().slice(0, 60));
    }
    return found;
  });
}
