import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {decodeHash} from '../../../text/decodeHash';
import {editionFor} from '../model/crews';
import {crewStore, placeFor, placeStore, usePlace} from './edition';

/**
 * Keeps the place in step with the query of the address. The body is 'brc-edition' or
 * 'street-edition', for styles.
 */
export function usePlaceAsked(): void {
  const {search} = useLocation();
  const place = usePlace();
  useEffect(() => placeStore.set(placeFor(search)), [search]);
  useEffect(() => {
    document.body.classList.add(`${place}-edition`);
    return () => document.body.classList.remove(`${place}-edition`);
  }, [place]);
}

/** Keeps the edition in step with the address: hash for the crew, query for the place. */
export function useEdition(): void {
  const {hash} = useLocation();
  usePlaceAsked();
  useEffect(() => {
    const exists = (id: string) => document.getElementById(id) !== null;
    crewStore.set(editionFor(decodeHash(hash), crewStore.get(), exists));
  }, [hash]);
  useEffect(() => () => crewStore.set('all'), []);
}
