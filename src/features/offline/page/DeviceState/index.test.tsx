import {act, render, screen} from '@testing-library/react';
import {known} from '../device';
import type {Report} from '../../saved/report';
import DeviceState from '.';

const report: Report = {
  year: 2025,
  built: '2025-05-12',
  version: 'a',
  total: 3,
  bytes: 3000,
  saved: 2,
  savedBytes: 2000,
  saving: false,
  missing: [{url: '/setup/', why: 'no answer'}],
  refused: false,
};
const show = (next: Parameters<typeof known.set>[0]) => act(() => known.set(next));
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', {name});

test('it follows what is known of the device, from saving to partly saved to ready', () => {
  render(<DeviceState withoutScript="" />);
  show({...report, saving: true});
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2');
  expect(button('test it')).toBeNull();
  show(report);
  expect(screen.getByText('/setup/').textContent).toBe('/setup/ (no answer)');
  expect(button('save again')?.disabled).toBe(false);
  show({...report, saved: 3, missing: []});
  expect(screen.getByRole('status').textContent).toBe('All 3 files saved');
  expect(screen.queryByRole('group')).toBeNull();
  expect(button('test it')).not.toBeNull();
});

test('where nothing can be saved no button works', () => {
  render(<DeviceState withoutScript="" />);
  show('unsupported');
  expect(screen.getByRole('status').textContent).toContain('cannot save');
  expect(button('save now')?.disabled).toBe(true);
});
