import {classesOf, inlineStyles} from './inlineStyles';

const shared = '<link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css />';
const page = (body: string) => `<head>${shared}<script src=/main.js></script></head>${body}`;
const sheet = (name: string, ...classes: string[]) => ({
  href: `/assets/css/${name}.css`,
  css: `${name}{}`,
  classes: new Set(classes),
});

test('the classes of a stylesheet are those with a hash, wherever they stand', () => {
  const css =
    '.card_x3Fa:hover .title_-9Zb,.menu{a:b}@media (min-width:900px){.card_x3Fa.on_A_1c{}}';
  expect([...classesOf(css)]).toEqual(['card_x3Fa', 'title_-9Zb', 'on_A_1c']);
});

test('a page holds the shared styles, and behind them those of its classes', () => {
  const html = page('<p class="intro card_x3Fa">card</p><i class=ear_Qq1Z></i>');
  const styled = inlineStyles(html, 'p{}', [
    sheet('home', 'card_x3Fa'),
    sheet('guide', 'step_aaaa'),
    sheet('sheep', 'ear_Qq1Z'),
  ]);
  expect(styled).toContain(
    '<head><style data-href=/assets/css/styles.1a2b3c4d.css>p{}</style><style data-href=/assets/css/home.css>home{}</style><style data-href=/assets/css/sheep.css>sheep{}</style><script',
  );
  expect(styled).not.toContain('guide.css');
});

test('a page that needs no more has the shared styles alone', () => {
  const html = page('<p class=card>step_aaaa</p>');
  expect(inlineStyles(html, 'p{}', [sheet('guide', 'step_aaaa')])).not.toContain('guide');
});

test('a page without styles ends the build', () => {
  expect(() => inlineStyles('<p>words</p>', 'p{}', [])).toThrow(/no link to the shared stylesheet/);
});
