// The result as Markdown.

/** What is measured: its heading, how it is written, and how much of the template's it may be. */
const columns = [
  {field: 'all', title: 'KB in all', digits: 0},
  {field: 'script', title: 'KB script', digits: 0},
  {field: 'pictures', title: 'KB pictures', digits: 0},
  {field: 'lcp', title: 'LCP ms', digits: 0},
  {field: 'tbt', title: 'TBT ms', digits: 0},
  {field: 'cls', title: 'CLS', digits: 3},
];
const ratios = ['all', 'script', 'lcp', 'tbt'];

const row = (cells) => `| ${cells.join(' | ')} |`;
const ratio = (ours, stock) =>
  stock === 0 ? (ours === 0 ? '–' : 'more') : (ours / stock).toFixed(2);

/**
 * @param {{page: string, ours: object, stock: object}[]} rows from figures.mjs
 * @returns {string} a page of Markdown: each figure as ours / the template's, then the ratios
 */
export function table(rows, {version, visits, browser}) {
  const head = ['page', ...columns.map(({title}) => title), ...ratios.map((name) => `${name} ×`)];
  const lines = rows.map(({page, ours, stock}) => [
    `\`${page}\``,
    ...columns.map(
      ({field, digits}) => `${ours[field].toFixed(digits)} / ${stock[field].toFixed(digits)}`,
    ),
    ...ratios.map((name) => ratio(ours[name], stock[name])),
  ]);
  const day = new Date().toISOString().slice(0, 10);
  return [
    '# How fast it is',
    '',
    `Written by \`npm run bench -- --write\` on ${day}: Docusaurus ${version}, Chromium ${browser}, medians`,
    `of ${visits} cold visits each, ours and the stock classic template's in turn (ours / stock). Phone of`,
    '390 px at three pixels to one, slow 4G (150 ms, 1.6 Mb/s), CPU slowed 4×, gzip. KB is 1000 bytes',
    'as sent until a second of rest, prefetched scripts in it; what the worker saves for later is not.',
    'Pages of the docs stand beside the template’s `/docs/intro`, all others beside its `/`.',
    '',
    row(head),
    row(head.map((_, i) => (i === 0 ? '---' : '--:'))),
    ...lines.map(row),
    '',
  ].join('\n');
}
