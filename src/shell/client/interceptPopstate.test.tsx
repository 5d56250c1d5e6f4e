import {onRouteUpdate} from './interceptPopstate';
import {act, renderHook} from '@testing-library/react';
import {useHashEntry} from '../../ui/hooks/useHashEntry';

/** The router goes to a page. */
const goTo = (pathname: string) => onRouteUpdate({location: {pathname}});

// Registered after it, as the router's is.
const router = jest.fn();
window.addEventListener('popstate', router);

function pop(address: string) {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => router.mockClear());

test('Back and Forward are the router’s', () => {
  pop('/campout/');
  pop('/campout/q-and-a/#dogs');
  expect(router).toHaveBeenCalledTimes(2);
});

test('a hash on which the router would fail is kept from it', () => {
  pop('/campout/#%');
  pop('/campout/#%E0%A4%A');
  expect(router).not.toHaveBeenCalled();
});

test('what the page deals with itself is kept from it, until the page is left', () => {
  goTo('/campout/');
  window.history.replaceState(null, '', '/campout/');
  const {result, unmount} = renderHook(useHashEntry);
  act(() => pop('/campout/#map'));
  expect(result.current).toBe('map');
  expect(router).not.toHaveBeenCalled();
  act(() => pop('/setup/'));
  unmount();
  pop('/campout/#map');
  expect(router).toHaveBeenCalledTimes(2);
});

test('Back to a page that the router has left is the router’s, though that page still listens', () => {
  goTo('/campout/');
  window.history.replaceState(null, '', '/campout/');
  const {unmount} = renderHook(useHashEntry);
  goTo('/setup/');
  act(() => pop('/campout/#map'));
  expect(router).toHaveBeenCalled();
  unmount();
});
