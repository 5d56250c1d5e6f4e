import {render, screen} from '@testing-library/react';
import NightBand from '.';

const img = {src: '/img/x.webp', alt: 'People dance.', width: 1200, height: 800};

test('it has its heading, its words, its picture and where it leads', () => {
  render(
    <NightBand
      title="parties"
      subtitle="All night."
      img={img}
      link="/campout/dj-lineup/"
      more="who plays"
    />,
  );
  expect(screen.getByRole('heading', {name: 'parties', level: 2})).toBeInTheDocument();
  expect(screen.getByRole('img', {name: 'People dance.'})).toBeInTheDocument();
  expect(screen.getByText('All night.')).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'who plays'})).toHaveAttribute(
    'href',
    expect.stringContaining('/campout/dj-lineup/'),
  );
});

test('without a link there is none', () => {
  render(<NightBand title="parties" subtitle="All night." img={img} />);
  expect(screen.queryByRole('link')).toBeNull();
});
