import type {Span} from '../quilt';
import {sizesOf} from './sizes';

const everywhere = (span: Span) => ({9: span, 6: span, 3: span});

test('a cell of one column asks for no more than its share of the quilt', () => {
  expect(sizesOf({width: 900, height: 900}, everywhere({cols: 1, rows: 1}))).toBe(
    [
      '(min-width: 1200px) max(122px, (1188px + 16px) * 1 / 9 - 16px)',
      '(min-width: 900px) max(122px, (100vw - 48px + 16px) * 1 / 6 - 16px)',
      'max(122px, (672px + 16px) * 1 / 3 - 16px)',
    ].join(', '),
  );
});

test('a wide picture in a narrow, high cell is as wide as the height of the cell asks for', () => {
  expect(sizesOf({width: 1200, height: 800}, everywhere({cols: 1, rows: 2}))).toContain(
    'max(388px,',
  );
});
