import {pageFrame} from '.';

const tags = (plugin = pageFrame([{tagName: 'link', attributes: {rel: 'manifest'}}])) =>
  plugin.injectHtmlTags?.({content: undefined});

test('the head has the tags that it is given', () => {
  expect(tags()?.headTags).toEqual([{tagName: 'link', attributes: {rel: 'manifest'}}]);
});

test('the logotype stands in every page, hidden, under the id that its places refer to', () => {
  const [svg] = tags()!.preBodyTags as {tagName: string; innerHTML: string}[];
  expect(svg).toMatchObject({
    tagName: 'svg',
    attributes: {class: 'visually-hidden', 'aria-hidden': 'true'},
  });
  expect(svg?.innerHTML).toMatch(/^<symbol id="logotype" viewBox="0 0 150 44".*<\/symbol>/);
});

test('the light of dusk stands beside it, for pictures of the day where the site is dark', () => {
  const [svg] = tags()!.preBodyTags as {innerHTML: string}[];
  expect(svg?.innerHTML).toMatch(/<\/symbol><filter id="dusk".*<\/filter>$/);
});
