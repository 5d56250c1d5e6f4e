import type {ReactNode} from 'react';
import clsx from 'clsx';
import {crewClass} from '../../model/crews';
import type {CrewId, Figures} from '../../model/types';
import CrewChanges from '../CrewChanges';
import {changeCount, changes, changesForAll, isSame} from '../changes';
import ChangeList from '../ChangeList';
import styles from './styles.module.css';

interface Years {
  before: Figures;
  after: Figures;
  children: ReactNode;
}

/**
 * For who hears the page: there the line that all of them share would come before the crews that changed,
 * too, which are only seen above it.
 */
const SameAs = ({year}: Pick<Figures, 'year'>) => (
  <p className="visually-hidden">The same as in {year}.</p>
);

/** First the crews with changes; then, said once, those of whom nothing changed, a row each. */
export function CrewYears({before, after, children}: Years) {
  return (
    <div className={styles.crews}>
      <p className={styles.stayed} aria-hidden="true">
        {isSame(before, after) ? 'the same for every crew' : 'the same'} as in {before.year}
      </p>
      {children}
    </div>
  );
}

interface Props extends Years {
  /** Its heading is the children. */
  crew: CrewId;
}

/** What changed for a crew, under its heading, or what stayed. */
export default function CrewYear({children, ...years}: Props) {
  const found = changes(years.before, years.after).find(({crew}) => crew === years.crew);
  const stayed = !found || changeCount(found) === 0;
  return (
    <section
      className={clsx(styles.crew, stayed && styles.same, crewClass(years.crew))}
      data-unchanged={stayed || undefined}
    >
      {children}
      {stayed && <SameAs year={years.before.year} />}
      <CrewChanges {...years} />
    </section>
  );
}

/** What changed for everybody, under its heading, or that it stayed. */
export function YearForAll({before, after, children}: Years) {
  const list = changesForAll(before, after);
  const stayed = list.length === 0;
  const names = new Set(after.hanging.flatMap((group) => group.panels));
  return (
    <section
      className={clsx(styles.crew, styles.everybody, stayed && styles.same)}
      data-unchanged={stayed || undefined}
    >
      {children}
      {stayed && <SameAs year={before.year} />}
      {stayed && <p>Wrenches, and the dangers that belong to no one task.</p>}
      <ChangeList title="wrenches, dangers, the measured sheep" list={list} names={names} />
    </section>
  );
}
