// What is said of the visits of one page.

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

const kb = (bytes) => bytes / 1000;
const all = ({bytes}) => Object.values(bytes).reduce((sum, value) => sum + value, 0);
// Prefetched scripts arrive as another kind; they are scripts all the same, and counted in 'all'.
const of = (kind) => (visit) => visit.bytes[kind] ?? 0;

/** The figures of a page, each the median of its visits: KB (1000 bytes, as sent), ms. */
export function figures(visits) {
  const middle = (read) => median(visits.map(read));
  return {
    all: kb(middle(all)),
    script: kb(middle(of('Script'))),
    pictures: kb(middle(of('Image'))),
    lcp: middle(({lcp}) => lcp),
    tbt: middle(({tbt}) => tbt),
    cls: middle(({cls}) => cls),
  };
}
