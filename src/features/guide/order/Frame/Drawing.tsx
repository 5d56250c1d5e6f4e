import type {CrewId} from '../../model/types';
import type {MapView} from '../../panels/panelViews';
import type {Box} from '../../sheep/outline';
import {placeFrameNames} from '../frameNames';
import Name, {Leader} from './Name';
import Paths from './Paths';
import {sheepLayers} from '../sheepLayers';
import type {PanelState} from '../steps';

interface Props {
  view: MapView;
  /** What is seen of it. */
  box: Box;
  /** Where it stands in the drawing that it is part of, in inches. */
  x?: number;
  y?: number;
  stateOf: (panel: string) => PanelState;
  crewOf: (panel: string) => CrewId | undefined;
  /** The panels that have their names here. */
  names: readonly string[];
  /** Of their names, in inches. */
  smallest: number;
  /** The id of the sheep at this step, where the page has it. */
  behind?: string;
}

/** A view of the sheep at one step: a part of an SVG. */
export default function Drawing({
  view,
  box,
  x = 0,
  y = 0,
  stateOf,
  crewOf,
  names,
  smallest,
  behind,
}: Props) {
  const layers = behind ? [] : sheepLayers(view, box, {stateOf, crewOf});
  const now = Object.keys(view.panels).filter((name) => stateOf(name) === 'now');
  const placed = placeFrameNames(names, view, box, smallest, now);
  return (
    <svg x={x} y={y} width={box[2]} height={box[3]} viewBox={box.join(' ')} data-view={view.id}>
      {behind ? <use href={`#${behind}`} /> : <Paths layers={layers} />}
      {placed.map((one) => (
        <Leader key={one.name} {...one} />
      ))}
      {placed.map((one) => (
        <Name key={one.name} {...one} isNow={stateOf(one.name) === 'now'} />
      ))}
    </svg>
  );
}
