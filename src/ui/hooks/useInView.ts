import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether an element is in the window now. False on the server.
 * @param margin what is added to the window before it counts, or taken off: as of an IntersectionObserver
 */
export function useInView(element: RefObject<Element | null>, margin?: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({isIntersecting}) => isIntersecting)),
      {rootMargin: margin},
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return inView;
}
