import {render, screen, within} from '@testing-library/react';
import type {Hit} from '../../engine/engine';
import SearchList from '.';

const hit = (page: string, title: string, crew?: Hit['record']['crew']): Hit => ({
  record: {url: `/${page}/#${title}-${crew}`, page, title, text: `Bolts of ${title}.`, crew},
  found: new Map(),
});
const best = hit('guide', 'wrench');
// what two crews share is one row with two links
const shared = ['shelf', 'stair', 'rack', 'ears', 'neck', 'mount', 'hock', 'loin'].flatMap(
  (name) => [hit('guide', name, 'party-crew'), hit('guide', name, 'business-crew')],
);
const others = [...shared, hit('teardown', 'backwards')];

test('the pages count what is on top too, and a button all the links that it shows', () => {
  render(<SearchList all={[best, ...others]} hits={[best, ...others]} best={best} />);
  const pages = screen.getByRole('navigation', {name: 'results by page'});
  expect(
    within(pages)
      .getAllByRole('link')
      .map(({textContent}) => textContent),
  ).toEqual(['guide 17', 'teardown 1']);
  expect(screen.getByRole('button', {name: 'show 6 more of guide'})).toBeVisible();
});

test('a page of which the answer has the one result leads to the answer', () => {
  const panel = hit('finder', '17D');
  render(<SearchList all={[panel, ...others]} hits={others} />);
  const link = screen.getByRole('link', {name: 'finder 1'});
  expect(document.querySelector(link.getAttribute('href')!)).toContainElement(
    screen.getByRole('heading', {name: 'guide'}),
  );
});
