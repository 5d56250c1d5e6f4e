import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {YearLink} from '../years';
import YearMenu from '.';

const here: YearLink = {year: '2025', href: '/setup/', page: 'here', now: true};
const before: YearLink = {year: '2024', href: '/2024/setup/', page: 'same', now: false};
const long: YearLink = {year: '2023', href: '/2023/', page: 'none', now: false};

const menu = () => within(screen.getByRole('navigation', {name: 'Years'}));

test('each link says what it leads to', () => {
  render(<YearMenu years={[here, before, long]} />);
  expect(menu().getByText(/this page$/).textContent).toBe('2025 this page');
  const links = menu().getAllByRole('link', {hidden: true});
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2024 the same page', '/2024/setup/'],
    ['2023 had no such page: go to its front page', '/2023/'],
  ]);
});

test('front page leads to front page', () => {
  render(
    <YearMenu
      years={[
        {...here, href: '/', page: 'front'},
        {...before, page: 'here'},
      ]}
    />,
  );
  expect(menu().getByRole('link', {hidden: true})).toHaveTextContent('2025 the front page');
});

test('a page that this year no longer has is gone', () => {
  const gone: YearLink = {year: '2026', href: '/', page: 'none', now: true};
  render(<YearMenu years={[gone, {...here, now: false}]} />);
  expect(screen.getByText(/front page/).textContent).toBe(
    '2026 no longer has this page: go to its front page',
  );
});

test('opens at a press', async () => {
  render(<YearMenu years={[here, before]} />);
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('other years'));
  expect(details).toHaveAttribute('open');
});

test('is closed on the page that it led to', async () => {
  const {rerender} = render(<YearMenu years={[here, before]} />);
  await userEvent.click(screen.getByText('other years'));
  rerender(<YearMenu years={[{...here, href: '/setup/kit/'}, before]} />);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test('stays open while only the part of the page changes', async () => {
  const {rerender} = render(<YearMenu years={[here, before]} />);
  await userEvent.click(screen.getByText('other years'));
  rerender(<YearMenu years={[{...here, href: '/setup/#safety'}, before]} />);
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

test('there is none while there is one year', () => {
  const {container} = render(<YearMenu years={[here]} />);
  expect(container).toBeEmptyDOMElement();
});
