import {counted} from '@site/src/text/counted';
import {listed} from '@site/src/text/listed';
import type {MeasuredMap} from '../../model/panelFile';
import type {Figures} from '../../model/types';
import {mapViews} from '../../panels/panelViews';
import LitSheep from '../../sheep/LitSheep';
import {changedPanels} from '../changedPanels';
import {isSame as areSame} from '../changes';
import styles from './styles.module.css';

interface Props {
  before: Figures;
  after: Figures;
  /** The measured sheep of the later year. */
  map: MeasuredMap;
}

/** The sheep from both sides, what is new on it in gold; whole, in its crews' colors, when nothing is. */
export default function YearSheep({before, after, map}: Props) {
  const changed = changedPanels(before, after);
  const panels = after.hanging.flatMap((group) => group.panels);
  const crewOf = (name: string) => after.hanging.find((group) => group.panels.includes(name))?.crew;
  const isSame = areSame(before, after);
  const lit = changed.size > 0 ? changed : new Set(panels);
  return (
    <div className={styles.block} data-changed-panels={changed.size}>
      <div className={styles.views}>
        {mapViews(map)
          .filter(({id}) => id === 'party' || id === 'business')
          .map((view) => (
            <LitSheep
              key={view.id}
              view={view}
              lit={lit}
              crewOf={changed.size > 0 ? () => undefined : crewOf}
            />
          ))}
      </div>
      <div>
        <p className={styles.line}>
          {isSame
            ? 'Welcome back. It\u00a0is the same sheep.'
            : changed.size > 0
              ? `${counted(changed.size, 'panel')} changed: in gold.`
              : 'The panels are the same. Other things are not.'}
        </p>
        <p>
          {isSame
            ? `${listed([counted(panels.length, 'panel'), counted(after.tasks.length, 'task')])}, with all their hardware: as in ${before.year}.`
            : `What it is, crew by crew, from ${before.year} to ${after.year}:`}
        </p>
      </div>
    </div>
  );
}
