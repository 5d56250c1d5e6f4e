import {useEffect, useState} from 'react';
import {useCrew, usePlace} from './edition';

/**
 * Leaves out of a table of contents what the edition does not show. Everything stays in until script
 * runs.
 * @param toc the headings of the page
 */
export function useShownHeadings<Heading extends {id: string}>(
  toc: readonly Heading[],
): readonly Heading[] {
  const crew = useCrew();
  const place = usePlace();
  const [shown, setShown] = useState(toc);
  useEffect(() => {
    // Not by its box: for that the browser would lay out all of the page.
    const hidden = `[hidden], [data-place='${place === 'brc' ? 'street' : 'brc'}']`;
    const isShown = ({id}: Heading) => {
      const heading = document.getElementById(id);
      return heading !== null && !heading.closest(hidden);
    };
    // After the frame, when sections and the body's class have followed the choice.
    const frame = requestAnimationFrame(() => setShown(toc.filter(isShown)));
    return () => cancelAnimationFrame(frame);
  }, [toc, crew, place]);
  return shown;
}
