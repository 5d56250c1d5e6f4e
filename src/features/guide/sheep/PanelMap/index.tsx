import {useMemo} from 'react';
import clsx from 'clsx';
import type {CrewId} from '../../model/types';
import Drawing from '../../drawings/Drawing';
import Figure from '../../drawings/Figure';
import type {Outline} from '../../model/panelFile';
import {placeName} from './placeName';
import styles from './styles.module.css';

export interface PanelView {
  /** Width and height in grid units. */
  grid: readonly number[];
  /** Corners of each panel by name. */
  panels: Readonly<Record<string, Outline>>;
}

interface Props {
  view: PanelView;
  /** Whose color a highlighted panel has, by the name of the panel. */
  crews: Readonly<Record<string, CrewId>>;
  /** Names of the panels that matter here: filled, with a heavy outline and a bold name. */
  highlight?: readonly string[];
  /** What the map shows: 'The party side, front at the left'. */
  label: string;
}

/** Room for the outlines of panels at the border of the grid. */
const MARGIN = 2;

const points = (outline: Outline) =>
  outline.map(([x = 0, y = 0]) => `${x + MARGIN},${y + MARGIN}`).join(' ');

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
        // On a page as wide as A4 these are 10 and 16 points.
        place: placeName(name, outline, width / 51, width / 32),
      })),
    [view.panels, width],
  );
  const isHighlit = (name: string) => highlight.includes(name);
  // The heavy outlines lie over the light ones of their neighbors.
  const inOrder = [...panels].sort((a, b) => Number(isHighlit(a.name)) - Number(isHighlit(b.name)));

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
          {inOrder.map(({name, outline}) => (
            <polygon
              key={name}
              points={points(outline)}
              className={clsx(
                styles.panel,
                isHighlit(name) && styles.highlit,
                isHighlit(name) && styles[crews[name] ?? ''],
              )}
            />
          ))}
          {panels.map(({name, place: {x, y, size, angle}}) => (
            <g key={name} transform={`translate(${x + MARGIN} ${y + MARGIN}) rotate(${angle})`}>
              <g className={styles.name} fontSize={size}>
                <text dy="0.35em" className={clsx(isHighlit(name) && styles.bold)}>
                  {name}
                </text>
              </g>
            </g>
          ))}
        </Drawing>
      </div>
    </Figure>
  );
}
