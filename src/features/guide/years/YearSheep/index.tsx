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

/**
 * What changed on the sheep, as a picture and in words: both of its sides with the new panels in gold; when
 * none is new, one year's sheep equals the other's.
 */
export default function YearSheep({before, after, map}: Props) {
  const changed = changedPanels(before, after);
  const panels = after.hanging.flatMap((group) => group.panels);
  const crewOf = (name: string) => after.hanging.find((group) => group.panels.includes(name))?.crew;
  const views = mapViews(map).filter(({id}) => id === 'party' || id === 'business');
  const [party] = views;
  const isNew = changed.size > 0;
  const sheep = isNew
    ? views.map((view) => ({view, lit: changed, name: `${view.word} side`}))
    : [before, after].map(({year}) => ({view: party!, lit: new Set(panels), name: String(year)}));
  const isSame = areSame(before, after);
  return (
    <>
      <div className={styles.views} data-changed-panels={changed.size}>
        {sheep.map(({view, lit, name}) => (
          <div key={name} className={isNew ? styles.view : styles.equal}>
            <LitSheep view={view} lit={lit} crewOf={isNew ? () => undefined : crewOf} />
            <p>{name}</p>
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.line}>
          {isSame ? (
            <>
              Welcome back. <br />
              <strong>It is the same sheep.</strong>
            </>
          ) : isNew ? (
            `${counted(changed.size, 'panel')} changed: in gold.`
          ) : (
            'The panels are the same. Other things are not.'
          )}
        </p>
        <p>
          {isSame
            ? `${listed([counted(panels.length, 'panel'), counted(after.tasks.length, 'task')])}, with all their hardware: as in ${before.year}.`
            : `What it is, crew by crew, from ${before.year} to ${after.year}:`}
        </p>
      </div>
    </>
  );
}
