/** Reads the window's address: a test sets it with window.history.replaceState. */
export function useLocation() {
  const {pathname, search, hash} = window.location;
  return {pathname, search, hash, key: 'test', state: undefined};
}

export function useHistory() {
  return {
    push: (path: string) => window.history.pushState(null, '', path),
    replace: (path: string) => window.history.replaceState(null, '', path),
    listen: () => () => undefined,
  };
}
