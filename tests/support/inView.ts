/** Stands in for the browser's observer: everything observed is in view, or nothing is. */
export function setInView(isIntersecting: boolean) {
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      const entry = {isIntersecting} as IntersectionObserverEntry;
      this.callback([entry], this as unknown as IntersectionObserver);
    }
    disconnect() {
      // Nothing is kept.
    }
  } as unknown as typeof IntersectionObserver;
}
