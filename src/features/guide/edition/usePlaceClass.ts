import {useEffect} from 'react';
import {usePlace} from './edition';

/** Marks the body as 'brc-edition' or 'street-edition', for styles. */
export function usePlaceClass(): void {
  const place = usePlace();
  useEffect(() => {
    document.body.classList.add(`${place}-edition`);
    return () => document.body.classList.remove(`${place}-edition`);
  }, [place]);
}
