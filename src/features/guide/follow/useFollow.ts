import {useEffect, useMemo} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {keepStored, readStored} from '../../../ui/browser/storage';
import {changeHash, useHashEntry} from '../../../ui/hooks/useHashEntry';
import {usePlace} from '../edition/edition';
import type {CrewId, Danger} from '../model/types';
import {cardsOf, crewAt, findCard, type Card} from './cards';
import type {GuideCrew} from './outline';

/** Under which the device remembers the card of a year that was shown last. */
const lastKey = (year: string) => `baaahs-follow-${year}`;

/** The crews as they build at the chosen place, with their cards, and the card that the address asks for. */
export function useFollow(crews: readonly GuideCrew[], dangers: readonly Danger[]) {
  const year = useDocsVersion().label;
  const place = usePlace();
  const id = useHashEntry();
  const here = useMemo(() => crews.map((crew) => crewAt(crew, place)), [crews, place]);
  const cards = useMemo(
    () => new Map<CrewId, Card[][]>(here.map((crew) => [crew.id, cardsOf(crew, dangers)])),
    [here, dangers],
  );
  const shown = useMemo(() => findCard(id, cards), [id, cards]);

  // A phone that died, or the app's icon: no card is asked for, so the last one comes back.
  useEffect(() => {
    const last = readStored(lastKey(year));
    if (!window.location.hash && last && findCard(last, cards)) changeHash(last);
    // Once, as the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (shown) keepStored(lastKey(year), id);
  }, [shown, year, id]);

  return {crews: here, cards, shown};
}
