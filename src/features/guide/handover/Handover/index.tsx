import {useEffect, useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {counted} from '@site/src/text/counted';
import {placeFor, placeStore} from '../../edition/edition';
import {readHandover} from '../line/read';
import {guideOf} from '../line/addresses';
import {crewName} from '../../model/names';
import {changeHash, useHashEntry} from '@site/src/ui/hooks/useHashEntry';
import PillButton from '../../../../ui/PillButton';
import Give from './Give';
import Notice from './Notice';
import Offer, {type Outcome} from './Offer';
import styles from './styles.module.css';
import Take from './Take';

/** What was added, and the way on. */
function Added({outcome: {handover, added, kept}}: {outcome: Outcome}) {
  return (
    <Notice title={`${counted(added, 'tick')} added`} role="status">
      {!kept && (
        <p>
          This browser refuses to keep ticks: these are gone when the page is closed. Private
          browsing or full storage may be why.
        </p>
      )}
      <p>
        <Link to={guideOf(handover)}>To the guide of the {crewName(handover.crew)}</Link>
      </p>
    </Notice>
  );
}

interface Props {
  /** The season whose ticks are handed over. */
  year: string;
  /** Of the page that this stands on, with its host. */
  address: string;
}

/**
 * Hands a crew's ticks from one phone to another without a network. A code arrives in the address
 * (by a phone's camera app), by camera or as text; nothing is added before somebody says so.
 */
export default function Handover({year, address}: Props) {
  const {search} = useLocation();
  useEffect(() => placeStore.set(placeFor(search)), [search]);
  const hash = useHashEntry();
  const isBrowser = useIsBrowser();
  const [given, setGiven] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const text = hash || given;
  const reading = useMemo(() => (text ? readHandover(text, year) : undefined), [text, year]);
  const take = (next: string, result?: Outcome) => {
    changeHash('');
    setGiven(next);
    setOutcome(result);
  };
  return (
    <>
      {reading && 'handover' in reading && (
        <Offer
          key={text}
          handover={reading.handover}
          onAdd={(result) => take('', result)}
          onLeave={() => take('')}
        />
      )}
      {reading && 'refused' in reading && (
        <Notice key={text} title="Nothing was added">
          <p>{reading.refused}</p>
          <PillButton onClick={() => take('')}>close</PillButton>
        </Notice>
      )}
      {!reading && outcome && <Added outcome={outcome} />}
      <div hidden data-without-script>
        <p>
          Ticks are kept and handed over by script, which this browser does not run. Without it,
          read the ticks out to the next lead.
        </p>
      </div>
      <div className={styles.sides}>
        {isBrowser && (
          <>
            <Give year={year} address={address} />
            <div className={styles.arrow} />
            <Take onText={take} />
          </>
        )}
      </div>
    </>
  );
}
