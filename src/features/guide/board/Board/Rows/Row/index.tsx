import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {counted} from '@site/src/text/counted';
import {listed} from '@site/src/text/listed';
import CrewLetter from '../../../../edition/CrewLetter';
import CrewWord from '../../../../edition/CrewWord';
import {crewClass} from '../../../../model/crews';
import {countText} from '../../../../model/hardwareText';
import {crewName} from '../../../../model/names';
import type {Place} from '../../../../model/types';
import {anchorOf} from '../../../../task/steps';
import type {GuideTask} from '../../../../follow/outline';
import type {Row as RowOfCrew} from '../../../row';
import type {Span} from '../../../spans';
import {timeText} from '../../../times';
import {doneText, spanText} from '../../../words';
import Flaps from '../../Flaps';
import styles from './styles.module.css';

interface Props {
  row: RowOfCrew;
  place: Place;
  /** What it finished last, as far as the board knows. */
  last?: Span;
  /** True while no crew has a code. */
  isFirst?: boolean;
  /** Not of an example. */
  onPutAway?: () => void;
}

const titles = (tasks: readonly GuideTask[]) => listed(tasks.map(({title}) => title));

/** What there is to know besides, a line each. */
function notesOf({begun, unseen, onCall, unknown}: RowOfCrew): string[] {
  return [
    unseen.length > 0 && `Has no steps to tick, so ask: ${titles(unseen)}.`,
    begun.length > 0 && `Begun besides: ${titles(begun)}.`,
    onCall.length > 0 && `Stands in no order: ${titles(onCall)}. The setup lead says when.`,
    unknown > 0 && `${counted(unknown, 'tick')} of steps that this guide does not have.`,
  ].filter((note) => typeof note === 'string');
}

/** By what this is known; a time that 'since' says is not said twice. */
function sourceText({asOf = 0, now}: RowOfCrew): string {
  const time = timeText(asOf);
  return now && timeText(now.since) === time ? 'By its latest code.' : `By its code of ${time}.`;
}

function Cell({label, children}: {label: string; children: ReactNode}) {
  return (
    <div className={styles.cell}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * What a crew without a code says: flaps without a number. On an empty board they say it alone to the
 * eye: words would be the same in every row.
 */
function NoCode({crew, total, isFirst}: RowOfCrew & Pick<Props, 'isFirst'>) {
  if (total === 0)
    return <p className={styles.none}>no steps for {crewName(crew)} yet: ask its crew lead</p>;
  return (
    <>
      <p className={styles.done}>
        {isFirst && <span className="visually-hidden">no code yet</span>}
        <Flaps /> <span className={styles.total}>of {total}</span>
      </p>
      {!isFirst && (
        <p className={styles.none}>
          <strong>no code yet</strong>: scan it off the phone of its lead.
        </p>
      )}
    </>
  );
}

function Cells({row: {now, next, done, total}, place}: Pick<Props, 'row' | 'place'>) {
  if (!now)
    return (
      <dl className={styles.cells}>
        <Cell label="now">{doneText(done, total)}</Cell>
      </dl>
    );
  const {id, name} = now.step;
  const people = now.task.needs?.people;
  return (
    <dl className={styles.cells}>
      <Cell label="now">
        {/* The guide lies one folder up, in a frozen year too. */}
        <Link className={styles.task} to={`../?edition=${place}#${anchorOf(id)}`}>
          {now.task.title}
        </Link>
        <span>{name}</span>
      </Cell>
      <Cell label="next">{next?.title ?? 'nothing'}</Cell>
      <Cell label="since">{timeText(now.since)}</Cell>
      <Cell label="people">{people ? countText(people) : 'not given'}</Cell>
    </dl>
  );
}

/** A crew's row: what is done, what it does now, what comes next. */
export default function Row({row, place, last, isFirst, onPutAway}: Props) {
  const {crew, done, total, asOf} = row;
  const name = crewName(crew);
  // Until a crew has a code the rows stand beside the code to take.
  const look = !isFirst && styles.wide;
  return (
    <li className={clsx(styles.row, look, crewClass(crew))} data-row={onPutAway && crew}>
      <h3 className={styles.crew}>
        <CrewLetter crew={crew}>
          <CrewWord name={name} />
        </CrewLetter>
      </h3>
      {asOf === undefined ? (
        <NoCode {...row} isFirst={isFirst} />
      ) : (
        <>
          <p className={styles.done}>
            <Flaps number={done} /> <span className={styles.total}>of {total}</span>
          </p>
          <Cells row={row} place={place} />
          <div className={styles.foot}>
            <ul className={styles.notes}>
              <li>{sourceText(row)}</li>
              {last && <li>Last: {spanText(last)}.</li>}
              {notesOf(row).map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            {onPutAway && (
              <button
                type="button"
                className={styles.putAway}
                aria-label={`put ${name} away`}
                onClick={onPutAway}
              >
                put away
              </button>
            )}
          </div>
        </>
      )}
    </li>
  );
}
