const read = () => {
  const {pathname, search, hash, href} = window.location;
  return {pathname, search, hash, href, key: 'test', state: undefined};
};
let last = read();

/**
 * Reads the window's address: a test sets it with window.history.replaceState. Like the router's,
 * it is the same object until the address is another.
 */
export function useLocation() {
  if (last.href !== window.location.href) last = read();
  return last;
}

export function useHistory() {
  return {
    push: (path: string) => window.history.pushState(null, '', path),
    replace: (path: string) => window.history.replaceState(null, '', path),
    listen: () => () => undefined,
  };
}
