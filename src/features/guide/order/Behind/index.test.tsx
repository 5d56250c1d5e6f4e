import {render} from '@testing-library/react';
import {figures, map} from '@site/tests/support/guideFigures';
import {behindId} from '../behindId';
import {mapViews} from '../../panels/panelViews';
import {viewsOf} from '../framePlan';
import Behind from '.';

const {hanging} = figures;

test('it has every view of every crew once, and nothing hangs in it', () => {
  const {container} = render(<Behind groups={hanging} map={map} />);
  const views = mapViews(map);
  const wanted = hanging.flatMap((group) =>
    viewsOf(group, views).map(({id}) => behindId(group.crew, id)),
  );
  const ids = Array.from(container.querySelectorAll('[id]'), ({id}) => id);
  expect(ids.sort()).toEqual([...new Set(wanted)].sort());
  expect(container.querySelectorAll('.later')).not.toHaveLength(0);
  expect(container.querySelectorAll('.now, .hung')).toHaveLength(0);
});

test('it is not seen or heard where it stands', () => {
  const {container} = render(<Behind groups={hanging} map={map} />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).toHaveClass('theme-sprite');
});
