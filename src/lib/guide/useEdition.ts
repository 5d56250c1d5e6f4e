import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {decodeHash} from '../decodeHash';
import {editionFor} from './crews';
import {crewStore, placeFor, placeStore} from './edition';

/** Moves to the heading after its section has been shown; the browser could not while it was not. */
function scrollTo(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
}

/** Keeps the edition in step with the address: hash for the crew, query for the place. */
export function useEdition(): void {
  const {hash, search} = useLocation();
  useEffect(() => placeStore.set(placeFor(search)), [search]);
  useEffect(() => {
    const id = decodeHash(hash);
    const before = crewStore.get();
    const next = editionFor(id, before, (other) => document.getElementById(other) !== null);
    crewStore.set(next);
    if (id && next !== before) scrollTo(id);
  }, [hash]);
  useEffect(() => () => crewStore.set('all'), []);
}
