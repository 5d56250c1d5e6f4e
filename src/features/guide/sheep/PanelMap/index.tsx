import {useMemo} from 'react';
import clsx from 'clsx';
import type {CrewId} from '../../model/types';
import Drawing from '../../drawings/Drawing';
import Figure from '../../drawings/Figure';
import type {Outline, SheepView} from '../../model/panelFile';
import {outlinePath} from '../outline';
import {inPaintOrder, type Painted} from '../inPaintOrder';
import {placeName} from './placeName';
import styles from './styles.module.css';

interface Props {
  view: SheepView;
  /** Whose color a highlighted panel has, by the name of the panel. */
  crews: Readonly<Record<string, CrewId>>;
  /** Names of the panels that matter here: filled, with a heavy outline and a bold name. */
  highlight?: readonly string[];
  /** What the map shows: 'The party side, front at the left'. */
  label: string;
}

/** Room for the outlines of panels at the border of the grid. */
const MARGIN = 2;

/** Where the name of a panel stands; worked out where the map is from before it was measured. */
function placeIn({names, grid: [width = 1]}: SheepView, name: string, outline: Outline) {
  // On a page as wide as A4 these are 10 and 16 points.
  const [smallest, largest] = [width / 51, width / 32];
  if (!names) return {...placeName(name, outline, smallest, largest), to: undefined};
  const [x = 0, y = 0, size = 0, toX, toY] = names[name] ?? [];
  const to = toX === undefined || toY === undefined ? undefined : ([toX, toY] as const);
  return {x, y, size: Math.min(size, largest), angle: 0, to};
}

const path = (outline: Outline) =>
  outlinePath(outline.map(([x = 0, y = 0]) => [x + MARGIN, y + MARGIN]));

/** What is painted one after the other in the same class is one path: a page has fifteen of these maps. */
function layersOf({panels, bare = []}: SheepView, classOf: (painted: Painted) => string) {
  const layers: {className: string; d: string}[] = [];
  for (const painted of inPaintOrder({panels, bare})) {
    const className = classOf(painted);
    const last = layers.at(-1);
    if (last?.className === className) last.d += path(painted.outline);
    else layers.push({className, d: path(painted.outline)});
  }
  return layers;
}

/**
 * One view of the sheep with the name of every panel on it. Where the screen is too narrow for the
 * names it scrolls sideways in its frame; on paper it is as wide as the page.
 */
export default function PanelMap({view, crews, highlight = [], label}: Props) {
  const [width = 1, height = 1] = view.grid;
  const panels = useMemo(
    () =>
      Object.entries(view.panels).map(([name, outline]) => ({
        name,
        outline,
        place: placeIn(view, name, outline),
      })),
    [view],
  );
  const isHighlit = (name?: string) => name !== undefined && highlight.includes(name);
  const layers = layersOf(view, ({name, kind}) =>
    clsx(
      name ? styles.panel : styles[kind ?? ''],
      isHighlit(name) && styles[crews[name ?? ''] ?? ''],
    ),
  );

  const heavy = panels
    .filter(({name}) => isHighlit(name))
    .map(({outline}) => path(outline))
    .join('');

  return (
    <Figure wide caption={label}>
      <div className="scrolls-sideways" role="region" aria-label={`${label}, map`} tabIndex={0}>
        <Drawing
          title={label}
          description={`Panels: ${panels.map(({name}) => name).join(', ')}.`}
          width={width + 2 * MARGIN}
          height={height + 2 * MARGIN}
          className={styles.map}
        >
          {layers.map(({className, d}) => (
            <path key={d} d={d} className={className} />
          ))}
          {/* The heavy outlines lie over the light ones of their neighbors. */}
          {heavy && <path d={heavy} className={styles.highlit} />}
          {panels.map(({name, place: {x, y, size, angle, to}}) => (
            <g key={name} className={styles.name} fontSize={size}>
              {to && (
                <path
                  d={`M${x + MARGIN} ${y + MARGIN}L${to[0] + MARGIN} ${to[1] + MARGIN}`}
                  className={styles.line}
                />
              )}
              <text
                x={x + MARGIN}
                y={y + MARGIN}
                dy="0.35em"
                transform={angle ? `rotate(${angle} ${x + MARGIN} ${y + MARGIN})` : undefined}
                className={isHighlit(name) ? styles.bold : undefined}
              >
                {name}
              </text>
            </g>
          ))}
        </Drawing>
      </div>
    </Figure>
  );
}
