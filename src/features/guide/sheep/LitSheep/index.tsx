import {Fragment} from 'react';
import clsx from 'clsx';
import type {Outline} from '../../model/panelFile';
import type {CrewId} from '../../model/types';
import type {MapView} from '../../panels/panelViews';
import {inPaintOrder} from '../inPaintOrder';
import type {Tone} from '../light';
import {outlinePath, pupilOf} from '../outline';
import crewFills from '../crewFills.module.css';
import styles from './styles.module.css';

interface Props {
  view: MapView;
  /** The panels that are lit. */
  lit: ReadonlySet<string>;
  crewOf: (panel: string) => CrewId | undefined;
  /** How light falls on a panel; without it all are flat, as where the sheep is as small as a thumb. */
  toneOf?: (panel: string) => Tone | undefined;
}

interface Layer {
  className?: string;
  tone?: Tone;
  d: string;
  /** The panels in it that are lit. */
  lit: string[];
}

/** Drawn round, where an eye's outline has few corners: as many pupils wide as this. */
const EYE = 3;
/** A pupil is drawn larger than it is, or a sheep as small as a thumb would be blind. */
const LARGER = 1.5;

/** A circle in the middle of an eye. */
function circlePath(eye: Outline, pupils: number) {
  const {x, y, r} = pupilOf(eye);
  const radius = Math.ceil(pupils * r);
  const arc = `a${radius} ${radius} 0 1 1 `;
  return `M${x - radius} ${y}${arc}${2 * radius} 0${arc}${-2 * radius} 0`;
}

/** What is painted one after the other in the same class and tone is one path: pages have several of these. */
function layersOf({view, lit, crewOf, toneOf}: Props): Layer[] {
  const layers: Layer[] = [];
  for (const {name, kind, outline} of inPaintOrder(view)) {
    const isLit = name !== undefined && lit.has(name);
    const className = isLit
      ? clsx(styles.lit, crewFills[crewOf(name) ?? ''] ?? styles.gold)
      : styles[kind ?? 'panel'];
    const tone = name === undefined ? undefined : toneOf?.(name);
    const last = layers.at(-1);
    const isSame = last?.className === className && last?.tone === tone;
    const layer = isSame ? last! : {className, tone, d: '', lit: []};
    if (layer !== last) layers.push(layer);
    layer.d += kind === 'eye' ? circlePath(outline, EYE) : outlinePath(outline);
    if (kind === 'eye')
      layers.push({className: styles.pupil, d: circlePath(outline, LARGER), lit: []});
    if (isLit) layer.lit.push(name);
  }
  return layers;
}

/** The sheep in one view: panels that hang are lit in the color of their crew, in gold without one. */
export default function LitSheep(props: Props) {
  return (
    <svg viewBox={props.view.box.join(' ')} className={styles.sheep} aria-hidden="true">
      {layersOf(props).map(({className, tone, d, lit}) => (
        <Fragment key={d}>
          <path d={d} className={className} data-lit={lit.join(' ') || undefined} />
          {/* over its color, whichever that is */}
          {tone && <path d={d} className={styles[tone]} />}
        </Fragment>
      ))}
    </svg>
  );
}
