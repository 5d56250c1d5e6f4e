import {gallery} from './gallery';

describe('the quilt of previous years', () => {
  it('shows every picture once', () => {
    expect(new Set(gallery.map(({src}) => src)).size).toBe(gallery.length);
  });

  it('has at least 24 stills and 3 loops', () => {
    expect(gallery.filter(({isVideo}) => !isVideo).length).toBeGreaterThanOrEqual(24);
    expect(gallery.filter(({isVideo}) => isVideo).length).toBeGreaterThanOrEqual(3);
  });
});
