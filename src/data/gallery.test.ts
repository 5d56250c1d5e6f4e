import {gallery} from './gallery';

/** Places items as `grid-auto-flow: row dense` does; gives the rows of taken cells. */
function place(columns: number): boolean[][] {
  const rows: boolean[][] = [];
  const row = (y: number) => (rows[y] ??= Array<boolean>(columns).fill(false));
  for (const {cols, rows: high} of gallery) {
    const cells = (x: number, y: number) =>
      Array.from({length: cols * high}, (_, i) => ({
        x: x + (i % cols),
        y: y + Math.floor(i / cols),
      }));
    let x = 0;
    let y = 0;
    while (x + cols > columns || cells(x, y).some((cell) => row(cell.y)[cell.x])) {
      x += 1;
      if (x + cols > columns) [x, y] = [0, y + 1];
    }
    for (const cell of cells(x, y)) row(cell.y)[cell.x] = true;
  }
  return rows;
}

describe('the quilt of previous years', () => {
  it.each([9, 6, 3])('has no hole and ends flush at %i columns', (columns) => {
    expect(place(columns).flat()).not.toContain(false);
  });

  it('shows every picture once', () => {
    expect(new Set(gallery.map(({src}) => src)).size).toBe(gallery.length);
  });

  it('has at least 24 stills and 3 loops', () => {
    expect(gallery.filter(({isVideo}) => !isVideo).length).toBeGreaterThanOrEqual(24);
    expect(gallery.filter(({isVideo}) => isVideo).length).toBeGreaterThanOrEqual(3);
  });
});
