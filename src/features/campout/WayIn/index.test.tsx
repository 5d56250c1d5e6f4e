import {render, screen} from '@testing-library/react';
import WayIn from '.';

const button = {label: 'Register Now!', href: '/campout/register'};

test('the button alone, where there is nothing to say', () => {
  const {container} = render(<WayIn text="" button={button} />);
  expect(screen.getByRole('link', {name: 'Register Now!'}).getAttribute('href')).toBe(
    '/campout/register',
  );
  expect(container.querySelector('p')).toBeNull();
});

test('a note where there is no button', () => {
  render(<WayIn title="tickets come soon" text="The lineup is being booked." />);
  expect(screen.getByText('tickets come soon')).toBeTruthy();
  expect(screen.getByText('The lineup is being booked.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('further buttons stand beside it', () => {
  render(
    <WayIn button={button}>
      <a href="/campout/">about the campout</a>
    </WayIn>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Register Now!',
    'about the campout',
  ]);
});
