// One card as a page to be photographed: a title on facets, and a picture whose edge they cut.

/** Ground, its lighter and its darker facet, by part of the site; white is legible on each. */
const grounds = [
  ['/campout/', ['#5b3a9e', '#7350bd', '#43297c']],
  ['/setup/', ['#1f6d46', '#2f8a5b', '#15533a']],
  ['/', ['#b50f64', '#d43a86', '#8c0a50']],
];

/** The facets of the ground, and that between ground and picture, in pixels of the card. */
const lighter = ['0 0, 330 0, 0 250', '330 0, 610 0, 560 170'];
const darker = ['0 630, 0 430, 300 630', '300 630, 560 630, 470 470'];
const cuts = [
  ['610 0, 690 0, 560 170', '#f9b934'],
  ['560 170, 600 400, 470 470', '#ff6fb8'],
  ['560 170, 645 250, 600 400', '#7ccdff'],
  ['470 470, 600 400, 560 630', '#58d69a'],
];
const frame =
  'polygon(690px 0, 1200px 0, 1200px 630px, 560px 630px, 600px 400px, 645px 250px, 560px 170px)';

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const facets = (shapes, colour) =>
  shapes.map((points) => `<polygon points="${points}" fill="${colour}"/>`).join('');

/**
 * @param {{page: string, title: string, picture: string, at: number, face: string, icon: string}} card
 *   its page and title; addresses of its picture, of the typeface and of the sheep's head; which part
 *   of the picture is shown, from 0 for its left to 100
 * @returns {string} HTML of 1200 × 630 pixels
 */
export function cardPage({page, title, picture, at, face, icon}) {
  const [, [ground, light, dark]] = grounds.find(([under]) => page.startsWith(under));
  return `<!doctype html><style>
    @font-face { font-family: Righteous; src: url(${face}); }
    body { position: relative; width: 1200px; height: 630px; margin: 0; overflow: hidden;
      background: ${ground}; color: #fff; font-family: Righteous; }
    img.picture { position: absolute; inset: 0 0 0 540px; width: 660px; height: 630px;
      object-fit: cover; object-position: ${at}% 50%; }
    div.frame { position: absolute; inset: 0; clip-path: ${frame}; }
    svg { position: absolute; inset: 0; }
    h1 { position: absolute; top: 40px; left: 56px; display: grid; align-items: center;
      width: 440px; height: 420px; margin: 0; line-height: 1.05; font-weight: 400;
      text-shadow: 0 3px 0 rgb(0 0 0 / 25%); }
    p { position: absolute; bottom: 36px; left: 56px; display: flex; align-items: center; gap: 18px;
      margin: 0; font-size: 60px; letter-spacing: 0.06em; }
    p img { width: 96px; height: 96px; }
  </style>
  <svg viewBox="0 0 1200 630">${facets(lighter, light)}${facets(darker, dark)}</svg>
  <div class="frame"><img class="picture" src="${picture}"></div>
  <svg viewBox="0 0 1200 630">${cuts.map(([points, colour]) => facets([points], colour)).join('')}</svg>
  <h1><span>${escape(title)}</span></h1>
  <p><img src="${icon}">BAAAHS</p>`;
}
