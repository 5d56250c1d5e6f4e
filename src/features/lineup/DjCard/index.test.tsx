import {act, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {fakeLayout, setHeights} from '@site/tests/support/layout';
import DjCard from '.';

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}), {
  virtual: true,
});
beforeEach(fakeLayout);

const dj = {
  name: 'Jumpr',
  affiliation: 'Synthia, Fog City Pack, STANK',
  bio: 'Plays.',
  soundcloud: 'https://on.soundcloud.com/jumpr',
  instagram: 'https://www.instagram.com/jumpr',
  image: '/img/lineup/jumpr.svg',
};
const cover = () => document.querySelector('img')?.closest('a')?.href;

test('the picture leads to the audio profile', () => {
  render(<DjCard {...dj} />);
  expect(cover()).toBe(dj.soundcloud);
});

test('without an audio profile the picture leads to the social one', () => {
  render(<DjCard {...dj} soundcloud={undefined} />);
  expect(cover()).toBe(dj.instagram);
});

test('without any profile the picture stands alone', () => {
  render(<DjCard name="Jumpr" image={dj.image} />);
  expect(document.querySelector('img')).not.toBeNull();
  expect(cover()).toBeUndefined();
});

test('without a picture nothing empty can be pressed', () => {
  render(<DjCard {...dj} image={undefined} />);
  expect(screen.getAllByRole('link', {hidden: true})).toHaveLength(3);
});

test('each place is read aloud once, under the name of where it is', () => {
  render(<DjCard {...dj} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    null,
    'Jumpr on SoundCloud (opens in a new tab)',
    'Jumpr on Instagram (opens in a new tab)',
  ]);
});

test('a page of links is not called Instagram', () => {
  render(<DjCard name="Starkey" instagram="https://linktr.ee/starkey" />);
  expect(screen.getByRole('link', {name: /^Starkey on linktr\.ee/})).toBeInTheDocument();
});

test('affiliations are split at the commas', () => {
  render(<DjCard {...dj} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Synthia',
    'Fog City Pack',
    'STANK',
  ]);
});

test('every profile opens a new tab that knows nothing of this one', () => {
  render(<DjCard {...dj} />);
  const profiles = document.querySelectorAll('a[href^="https:"]');
  expect(profiles).toHaveLength(3);
  for (const link of profiles) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('the name is the link to the card', () => {
  render(<DjCard {...dj} name="M*J*R" />);
  expect(screen.getByRole('article').id).toBe('m-j-r');
  expect(screen.getByRole('link', {name: 'M*J*R'}).getAttribute('href')).toBe('#m-j-r');
});

test('the one that the address points to is marked', () => {
  const {rerender} = render(<DjCard {...dj} marked />);
  expect(screen.getByRole('article').getAttribute('aria-current')).toBe('true');
  rerender(<DjCard {...dj} />);
  expect(screen.getByRole('article').getAttribute('aria-current')).toBeNull();
});

test('a text that fits has no button', () => {
  render(<DjCard {...dj} />);
  act(() => setHeights(72, 72));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a text that is cut is unfolded by a button, and folded again', async () => {
  render(<DjCard {...dj} />);
  act(() => setHeights(72, 120));
  const button = await screen.findByRole('button', {name: 'more about Jumpr'});
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  act(() => setHeights(120, 120));
  expect(screen.getByText('Plays.').className).toContain('open');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', {name: 'less about Jumpr'}));
  expect(screen.getByText('Plays.').className).not.toContain('open');
});
