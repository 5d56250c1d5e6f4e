import './interceptPopstate';
import {interceptPopstate} from '../../ui/browser/interceptPopstate';

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
  const release = interceptPopstate(() => window.location.hash === '#pool');
  pop('/campout/last-year/#pool');
  expect(router).not.toHaveBeenCalled();
  pop('/campout/');
  release();
  pop('/campout/last-year/#pool');
  expect(router).toHaveBeenCalledTimes(2);
});
