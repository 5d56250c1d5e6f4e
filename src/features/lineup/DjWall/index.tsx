import {type ReactNode, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {countAffiliations} from '../affiliations';
import {cardId} from '../cardId';
import {isFiltered, shownBy, addressOf, EVERYBODY, readChoice, type Choice} from '../choice';
import type {Dj} from '@site/src/data/schema';
import DjCard from '../DjCard';
import DjFilter from '../DjFilter';
import type {Findable} from '../search';
import {useLateAddress} from '@site/src/ui/hooks/useLateAddress';
import styles from './styles.module.css';

/**
 * What is shown of the line-up, and how to choose something else. It follows the address.
 * @returns `arrived`: what the address asked for when the page was opened; everybody before that
 */
function useChoice(djs: readonly Findable[]) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [seen, setSeen] = useState<object>();
  const [arrived, setArrived] = useState(EVERYBODY);
  const [choice, setChoice] = useState(EVERYBODY);
  const setAddress = useLateAddress(location);
  if (isBrowser && seen !== location) {
    const asked = readChoice(location, djs);
    setSeen(location);
    setChoice(asked);
    if (!seen) setArrived(asked);
  }
  const choose = (next: Choice) => {
    setChoice(next);
    setAddress((present) => addressOf(next, present));
  };
  return {choice, choose, arrived};
}

interface Props {
  djs: readonly Dj[];
  /** After the last card, in what is left of its row, while everybody is shown. */
  children?: ReactNode;
}

/** The whole line-up, with a filter above it. Without script all of it is there. */
export default function DjWall({djs, children}: Props) {
  const {choice, choose, arrived} = useChoice(djs);
  const shown = shownBy(choice, djs);
  return (
    <>
      <DjFilter
        choice={choice}
        affiliations={countAffiliations(djs)}
        shown={shown.length}
        total={djs.length}
        onChoose={choose}
      />
      {/* Made anew for a link to some of them: cards that come do not count as cards that jump. */}
      <div key={String(isFiltered(arrived))} className={styles.grid}>
        {shown.map((dj) => (
          <DjCard key={dj.name} {...dj} marked={choice.marked === cardId(dj)} />
        ))}
        {!isFiltered(choice) && children}
      </div>
    </>
  );
}
