import {render, screen, within} from '@testing-library/react';
import {PackSheet, WaySheet} from '.';

const picture = {src: '/img/x.webp', alt: 'The sheep.', width: 1600, height: 900};

test('the first sheet has each day with its plan, and each part under its heading', () => {
  render(
    <WaySheet
      title="July 2–4, 2030"
      place="somewhere"
      picture={picture}
      days={[
        {name: 'tuesday', date: 'July 2', plan: 'Arrive.'},
        {name: 'thursday', date: 'July 4', plan: 'Leave.'},
      ]}
      words={[{title: 'transportation', subtitle: 'By truck.'}]}
      far="2 hours' drive."
      ask="us@example.org"
      mapUrl="https://example.org/map"
      code="a code"
    />,
  );
  const days = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
  expect(days.map(({textContent}) => textContent)).toEqual([
    'tuesday July 2Arrive.',
    'thursday July 4Leave.',
  ]);
  expect(days.every((day) => within(day).getByRole('heading', {level: 3}))).toBe(true);
  expect(screen.getByRole('heading', {name: 'transportation'})).toBeInTheDocument();
  const [mail, map, ...others] = screen.getAllByRole('link');
  expect(mail!.closest('p')).toHaveTextContent("2 hours' drive. Ask: us@example.org.");
  expect(mail).toHaveAttribute('href', 'mailto:us@example.org');
  // For the eye on a screen, and for the fridge.
  expect(map).toHaveAttribute('href', 'https://example.org/map');
  expect(others).toEqual([]);
  expect(screen.getByText(/https:\/\/example.org\/map$/)).toHaveClass('paper-only');
});

test('the second sheet has a box for each thing, and what stays at home with its reason', () => {
  render(
    <PackSheet
      running="the campout, July 2–4"
      bring={['a tent', 'lights']}
      leaveAtHome={[{what: 'Pets', why: 'coyotes'}]}
      words={[{title: 'camping', subtitle: 'In a tent.'}]}
      map={picture}
      places={[
        {name: 'the gate', at: [100, 200], what: 'The way in.'},
        {name: 'the pool', at: [300, 400], what: 'Water.'},
      ]}
    />,
  );
  const [boxes, stays, , places] = screen.getAllByRole('list').map((list) => within(list));
  expect(boxes!.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'a tent',
    'lights',
  ]);
  expect(stays!.getByRole('listitem')).toHaveTextContent('Pets, coyotes');
  expect(screen.getByRole('heading', {name: 'camping'})).toBeInTheDocument();
  // Parted from the first, it says what it belongs to.
  expect(screen.getByText('the campout, July 2–4')).toHaveClass('paper-only');
  // The numbers on the map are those of the list beside it.
  expect(places!.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'the gate',
    'the pool',
  ]);
  expect([...document.querySelectorAll('svg text')].map(({textContent}) => textContent)).toEqual([
    '1',
    '2',
  ]);
});
