import {isReadingPlace, type ReadingPlace, readingPlace} from './readingPlace';

const KEY = 'baaahs-place';

interface Kept {
  address: string;
  place: unknown;
}

/** Keeps where the reader is in this tab, for when the page is loaded anew; not at its top. */
export function keepPlace(): void {
  try {
    const place = window.scrollY > 0 ? readingPlace() : undefined;
    sessionStorage.setItem(KEY, JSON.stringify({address: window.location.href, place}));
  } catch {
    // Then a reload brings the reader to where the browser does.
  }
}

/** A new visit begins at the top or at the hash, whatever was kept. */
const isNewVisit = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type === 'navigate';
};

/** @returns where the reader was on this page before it was loaded anew */
export function keptPlace(): ReadingPlace | undefined {
  if (isNewVisit()) return undefined;
  try {
    const {address, place} = JSON.parse(sessionStorage.getItem(KEY)!) as Kept;
    return address === window.location.href && isReadingPlace(place) ? place : undefined;
  } catch {
    return undefined;
  }
}
