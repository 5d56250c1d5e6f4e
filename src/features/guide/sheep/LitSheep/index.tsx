import clsx from 'clsx';
import type {CrewId} from '../../model/types';
import type {MapView} from '../../panels/panelViews';
import {inPaintOrder} from '../inPaintOrder';
import {outlinePath} from '../outline';
import crewFills from '../crewFills.module.css';
import styles from './styles.module.css';

interface Props {
  view: MapView;
  /** The panels that are lit. */
  lit: ReadonlySet<string>;
  crewOf: (panel: string) => CrewId | undefined;
}

/** The sheep in one view, as small as a thumb: panels that hang are lit in the color of their crew. */
export default function LitSheep({view, lit, crewOf}: Props) {
  return (
    <svg viewBox={view.box.join(' ')} className={styles.sheep} aria-hidden="true">
      {inPaintOrder(view).map(({name, kind, outline}) => {
        const d = outlinePath(outline);
        return name !== undefined && lit.has(name) ? (
          <path
            key={d}
            d={d}
            data-lit={name}
            className={clsx(styles.lit, crewFills[crewOf(name) ?? ''])}
          />
        ) : (
          <path key={d} d={d} className={styles[kind ?? 'panel']} />
        );
      })}
    </svg>
  );
}
