import {classesOf, linkStyles} from './linkStyles';

const shared = '<link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css />';
const page = (body: string) => `<head>${shared}<script src=/main.js></script></head>${body}`;
const sheet = (name: string, ...classes: string[]) => ({
  href: `/assets/css/${name}.css`,
  classes: new Set(classes),
});

test('the classes of a stylesheet are those with a hash, wherever they stand', () => {
  const css =
    '.card_x3Fa:hover .title_-9Zb,.menu{a:b}@media (min-width:900px){.card_x3Fa.on_A_1c{}}';
  expect([...classesOf(css)]).toEqual(['card_x3Fa', 'title_-9Zb', 'on_A_1c']);
});

test('a page holds the shared styles, and behind them links to the stylesheets of its classes', () => {
  const html = page('<p class="intro card_x3Fa">card</p><i class=ear_Qq1Z></i>');
  const linked = linkStyles(html, 'p{}', [
    sheet('home', 'card_x3Fa'),
    sheet('guide', 'step_aaaa'),
    sheet('sheep', 'ear_Qq1Z'),
  ]);
  expect(linked).toContain(
    `<head><style data-href=/assets/css/styles.1a2b3c4d.css>p{}</style><link rel=stylesheet href=/assets/css/home.css /><link rel=stylesheet href=/assets/css/sheep.css /><script`,
  );
  expect(linked).not.toContain('guide.css');
});

test('a page that needs no more has no link', () => {
  const html = page('<p class=card>step_aaaa</p>');
  expect(linkStyles(html, 'p{}', [sheet('guide', 'step_aaaa')])).not.toContain('<link');
});

test('a page without styles ends the build', () => {
  expect(() => linkStyles('<p>words</p>', 'p{}', [])).toThrow(/no link to the shared stylesheet/);
});
