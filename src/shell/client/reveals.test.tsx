import {onRouteDidUpdate} from './reveals';

const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockReset();
  window.matchMedia = jest.fn().mockReturnValue({matches: false});
  window.IntersectionObserver = jest.fn(() => ({observe: jest.fn(), disconnect})) as never;
});

test('from before a page is laid out for paper nothing of it rises any more', () => {
  onRouteDidUpdate({location: {pathname: '/campout/'}, previousLocation: null});
  expect(disconnect).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('beforeprint'));
  expect(disconnect).toHaveBeenCalledTimes(1);
});
