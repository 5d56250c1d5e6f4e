import {fireEvent, render, screen} from '@testing-library/react';
import SunlightSwitch from '.';

const sunlight = () => document.documentElement.dataset.sunlight;

test('turns sunlight on for the whole page and on the device, and off again', () => {
  render(<SunlightSwitch />);
  const control = screen.getByRole('switch', {name: 'sunlight large type'});
  expect(control).not.toBeChecked();
  fireEvent.click(control);
  expect(control).toBeChecked();
  expect(sunlight()).toBe('on');
  expect(localStorage.getItem('baaahs-sunlight')).toBe('on');
  fireEvent.click(control);
  expect(sunlight()).toBeUndefined();
  expect(localStorage.getItem('baaahs-sunlight')).toBe('off');
});
