import {figures, map} from '@site/tests/support/guideFigures';
import {mapViews} from '../../panels/panelViews';
import {viewsOf} from '../framePlan';
import {isWide} from '../Sheets/onSheets';
import {isSeenTwice} from './isSeenTwice';

const views = mapViews(map);
const groups = figures.hanging.filter((group) => !isWide(group));

test.each(groups)('$crew, $section: its card has the room of its views', (group) => {
  expect(isSeenTwice(group)).toBe(viewsOf(group, views).length > 1);
});
