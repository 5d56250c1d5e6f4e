import {useEffect, useState, type RefObject} from 'react';

/** Whether an element is in the window now. False on the server. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({isIntersecting}) => isIntersecting)),
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
