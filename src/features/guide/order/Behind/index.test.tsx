import {render} from '@testing-library/react';
import {figures, map} from '@site/tests/support/guideFigures';
import {behindId} from '../behindId';
import {mapViews} from '../../panels/panelViews';
import {viewsOf} from '../framePlan';
import {orderSteps, stepOf} from '../steps';
import Behind from '.';

const {hanging} = figures;
const show = () => render(<Behind groups={hanging} map={map} />).container;

test('it has every view of every crew, bare and at each step that is seen in it, once', () => {
  const views = mapViews(map);
  const wanted = hanging.flatMap((group) =>
    viewsOf(group, views).flatMap(({id}) => [
      behindId(group.crew, id),
      behindId(group.crew, id, stepOf(group, orderSteps(hanging, group.crew))),
    ]),
  );
  const ids = Array.from(show().querySelectorAll('[id]'), ({id}) => id);
  expect(ids.sort()).toEqual([...new Set(wanted)].sort());
});

test('nothing hangs where no step is named, and each step has what is hung at it, with its edge', () => {
  const container = show();
  for (const part of container.querySelectorAll('[id]')) {
    const drawn = (kind: string) =>
      Array.from(part.querySelectorAll(kind), (path) => path.getAttribute('d')).join('');
    expect(drawn('.edge')).toBe(drawn('.now'));
    if (/-\d+$/.test(part.id)) expect(drawn('.now')).not.toBe('');
    else expect(drawn('.now, .hung')).toBe('');
  }
});

test('it is not seen or heard where it stands', () => {
  const drawing = show().firstChild;
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing).toHaveClass('theme-sprite');
});
