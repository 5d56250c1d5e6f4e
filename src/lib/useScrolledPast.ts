import {useEffect, useState} from 'react';

/** Tells whether the page is scrolled further down than `pixels`. False on the server. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const read = () => setPast(window.scrollY > pixels);
    read();
    window.addEventListener('scroll', read, {passive: true});
    return () => window.removeEventListener('scroll', read);
  }, [pixels]);
  return past;
}
