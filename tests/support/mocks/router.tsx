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

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
window.addEventListener('popstate', tell);

type To = string | {pathname?: string; search: string; hash?: string; state?: unknown};

function change(method: 'pushState' | 'replaceState', to: To) {
  if (typeof to === 'string') window.history[method](null, '', to);
  else {
    const {pathname = window.location.pathname, search, hash = '', state} = to;
    window.history[method](state, '', pathname + search.replace(/^(?=[^?])/, '?') + hash);
  }
  tell();
}

export function useHistory() {
  return {
    get location() {
      return {...read(), state: window.history.state as unknown};
    },
    push: (to: To) => change('pushState', to),
    replace: (to: To) => change('replaceState', to),
    goBack: () => window.history.back(),
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
