import {lazy, Suspense, useState, useId, useRef} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {crewOf, crews} from '../../../model/crews';
import CrewLetter from '../../../edition/CrewLetter';
import CrewWord from '../../../edition/CrewWord';
import {usePlace} from '../../../edition/edition';
import PlaceSwitch from '../../../edition/PlaceSwitch';
import {handoverText} from '../../line/words';
import {handoverCode} from '../../line/write';
import {crewIds} from '../../../model/names';
import {useTicks} from '../../../task/ticks';
import type {CrewId} from '../../../model/types';
import Choice from '../../../../../ui/Choice';
import PillButton from '../../../../../ui/PillButton';
import styles from '../styles.module.css';
import NoCode from './NoCode';

/** A text to be sent: copied by a press, or by hand where the browser refuses. */
function CopyText({text, label}: {text: string; label: string}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('Copied.');
    } catch {
      // Refused, or not there because the page came without https.
      field.current?.select();
      setState('The browser did not let us copy. The text is marked: copy it by hand.');
    }
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input ref={field} id={id} readOnly value={text} />
      <PillButton onClick={() => void copy()}>copy as text</PillButton>
      <span role="status">{state}</span>
    </div>
  );
}

/** Brings what draws codes, so it comes when there is something to hand over. */
const QrCode = lazy(() => import('../../QrCode'));

/** As large as the code: what stands below it may be pressed meanwhile. */
const Coming = () => (
  <p role="status" className={styles.coming}>
    The code is being drawn.
  </p>
);

/** Whose ticks are shown at first: those of the crew in the address, else of the one with the most. */
function useFirstCrew(countOf: (crew: CrewId) => number): CrewId {
  const {search} = useLocation();
  const asked = new URLSearchParams(search).get('crew');
  const most = [...crewIds].sort((a, b) => countOf(b) - countOf(a))[0];
  return crewIds.find((id) => id === asked) ?? most ?? 'party-crew';
}

interface Props {
  year: string;
  /** Of this page, with its host: the code leads here. */
  address: string;
}

/** Shows a crew's ticks as a code that another phone reads. */
export default function Give({year, address}: Props) {
  const place = usePlace();
  const {ticks} = useTicks(year);
  const ofCrew = (crew: CrewId) => [...ticks].filter((id) => crewOf(id) === crew);
  const first = useFirstCrew((crew) => ofCrew(crew).length);
  const [picked, pick] = useState<CrewId>();
  const crew = picked ?? first;
  const handover = {year, place, crew, ticks: ofCrew(crew)};
  const link = `${address}#${handoverCode(handover)}`;
  const what = handoverText(handover);
  const where = what.lastIndexOf(', ') + 2;
  return (
    <section className={clsx(styles.side, styles.give)}>
      <h2>this phone gives</h2>
      <div className={styles.whose}>
        <Choice
          legend="crew"
          options={crews.map(({id, name}) => ({
            value: id,
            label: (
              <CrewLetter crew={id}>
                <CrewWord name={name} />{' '}
                <span className={styles.count}>
                  {ofCrew(id).length}
                  <span className="visually-hidden"> ticked</span>
                </span>
              </CrewLetter>
            ),
          }))}
          chosen={[crew]}
          single
          onChoose={([one]) => pick(one)}
        />
        <PlaceSwitch />
      </div>
      {handover.ticks.length === 0 ? (
        <NoCode handover={handover} />
      ) : (
        <>
          <div className={styles.stage}>
            <p>
              <strong>
                {what.slice(0, where)}
                <span>{what.slice(where)}.</span>
              </strong>{' '}
              Let the other phone’s camera look at this.
            </p>
            <Suspense fallback={<Coming />}>
              <QrCode text={link} label={`QR code: ${what}`} />
            </Suspense>
          </div>
          <CopyText text={link} label="the same as text, to send" />
        </>
      )}
    </section>
  );
}
