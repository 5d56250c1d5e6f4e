import {counted} from '@site/src/text/counted';
import type {MeasuredMap} from '../../model/panelFile';
import type {Figures} from '../../model/types';
import {mapViews, type MapView} from '../../panels/panelViews';
import LitSheep from '../../sheep/LitSheep';
import {extentOf} from '../../sheep/outline';
import {changedPanels} from '../changedPanels';
import {isSame} from '../changes';
import styles from './styles.module.css';

interface Props {
  before: Figures;
  after: Figures;
  /** The measured sheep of the later year. */
  map: MeasuredMap;
}

function News({before, after}: Omit<Props, 'map'>) {
  const {size} = changedPanels(before, after);
  if (size > 0) return `${counted(size, 'panel')} changed: in gold.`;
  if (!isSame(before, after)) return 'The panels are the same. Other things are not.';
  return (
    <>
      Welcome back. <br />
      It is the same sheep.
    </>
  );
}

/** A view as far as the sheep goes in it, without the room for a tail, names and what is below its feet. */
function cropped({panels, bare, ...view}: MapView): MapView {
  const parts = bare.filter(({kind}) => kind !== 'ear').map(({outline}) => outline);
  const [left, top, right, bottom] = extentOf([...Object.values(panels), ...parts]);
  return {...view, panels, bare, box: [left - 1, top - 1, right - left + 2, bottom - top + 1]};
}

/**
 * What changed on the sheep, in a sentence and as a picture: both of its sides with the new panels in gold; when none is new,
 * one year's sheep equals the other's.
 */
export default function YearSheep({before, after, map}: Props) {
  const changed = changedPanels(before, after);
  const panels = after.hanging.flatMap((group) => group.panels);
  const crewOf = (name: string) => after.hanging.find((group) => group.panels.includes(name))?.crew;
  const views = mapViews(map)
    .filter(({id}) => id === 'party' || id === 'business')
    .map(cropped);
  const [party] = views;
  const isNew = changed.size > 0;
  const sheep = isNew
    ? views.map((view) => ({view, lit: changed, name: `${view.word} side`}))
    : [before, after].map(({year}) => ({view: party!, lit: new Set(panels), name: String(year)}));
  return (
    <>
      <p className={styles.news}>
        <News before={before} after={after} />
      </p>
      <div className={styles.views} data-changed-panels={changed.size}>
        {sheep.map(({view, lit, name}) => (
          <div key={name} className={isNew ? undefined : styles.equal}>
            <LitSheep view={view} lit={lit} crewOf={isNew ? () => undefined : crewOf} />
            <p>{name}</p>
          </div>
        ))}
      </div>
    </>
  );
}
