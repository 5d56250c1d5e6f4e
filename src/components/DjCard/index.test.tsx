import {render, screen} from '@testing-library/react';
import DjCard from '.';

const dj = {
  name: 'Jumpr',
  affiliation: 'Synthia, Fog City Pack, STANK',
  bio: 'Plays.',
  soundcloud: 'https://soundcloud.com/jumpr',
  instagram: 'https://www.instagram.com/jumpr',
  image: '/img/lineup/jumpr.svg',
};
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the picture leads to the audio profile', () => {
  render(<DjCard {...dj} />);
  expect(links()[0]).toBe(dj.soundcloud);
});

test('without an audio profile the picture leads to the social one', () => {
  render(<DjCard {...dj} soundcloud={undefined} />);
  expect(links()).toEqual([dj.instagram, dj.instagram]);
});

test('without any profile the picture stands alone', () => {
  render(<DjCard name="Jumpr" image={dj.image} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('img')).not.toBeNull();
});

test('affiliations are split at the commas', () => {
  render(<DjCard {...dj} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Synthia',
    'Fog City Pack',
    'STANK',
  ]);
});

test('every link opens a new tab that knows nothing of this one', () => {
  render(<DjCard {...dj} />);
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('a link can point to one DJ', () => {
  render(<DjCard {...dj} name="M*J*R" />);
  expect(screen.getByRole('article').id).toBe('m-j-r');
});
