import {Fragment, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent} from 'react';
import clsx from 'clsx';
import {polygonPoints, pupilOf} from '../outline';
import type {MapView} from '../../panels/panelViews';
import type {PanelInfo} from '../../model/panelFile';
import {inPaintOrder} from '../inPaintOrder';
import {isLong, LOUD, nearBox, phoneScale, sizeOnPhone} from './box';
import {nearNames, type ShownName} from './nearNames';
import {
  arrows,
  lineFrom,
  stoodApart,
  panelAt,
  panelTowards,
  placedPanels,
  READABLE,
  readableFrom,
  type PlacedPanel,
} from './placed';
import {useBox} from './useBox';
import crewFills from '../crewFills.module.css';
import styles from './styles.module.css';

interface Props {
  view: MapView;
  /** Every panel by its name. */
  panels: ReadonlyMap<string, PanelInfo>;
  /** The panel that is shown; '' for none. */
  selected: string;
  /** Whether it and its neighbors fill the map. */
  near: boolean;
  onPick: (name: string) => void;
  /** Asks for all of the view. */
  onWhole: () => void;
}

/** Facets of one color, a little lighter or darker, as light falls on them. */
const shadeOf = ({x, y}: PlacedPanel) => `facet${Math.round(x + y) % 4}`;
/** At the end of a name's line, as a path that goes on from there. */
const DOT = 'm-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0';
const AWAY = {phone: styles.cutOnPhone, wide: styles.cutOnWide};
/** How far off a finger may be, in pixels. */
const REACH = 22;

/** The id of what is drawn of a view; `--map-names: hidden` leaves its names out. */
export const mapId = ({id}: MapView) => `map-${id}`;

/**
 * One view of the sheep. Each panel is a link to itself; of all of them one is a stop of the Tab key,
 * and the arrow keys lead to the others. A finger need not hit a panel exactly.
 */
export default function SheepMap({view, panels, selected, near, onPick, onWhole}: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const [focused, setFocused] = useState('');
  const [pointed, setPointed] = useState('');
  const placed = useMemo(() => placedPanels(view), [view]);
  const byName = useMemo(() => new Map(placed.map((panel) => [panel.name, panel])), [placed]);
  const isDrawn = selected in view.panels;
  const neighbours = panels.get(selected)?.neighbours ?? [];
  const stateOf = (name: string) =>
    name === selected ? styles.selected : neighbours.includes(name) && isDrawn && styles.neighbour;

  const whole = view.box;
  const centre = focused || (isDrawn ? selected : '');
  const box = useMemo(
    () => (near && centre ? nearBox(byName, centre, panels.get(centre)?.neighbours ?? []) : whole),
    [near, centre, byName, panels, whole],
  );
  useBox(svg, box, whole);
  // A pointer that moves over the map changes nothing of them.
  const fromNear = useMemo(
    () => (box === whole ? undefined : nearNames(view, placed, box, centre)),
    [view, placed, box, whole, centre],
  );
  const fromAfar = (panel: PlacedPanel): ShownName => {
    const {size, ...stood} = stoodApart(panel);
    const isLoud = [selected, focused, pointed].includes(stood.name);
    const shown = isLoud ? Math.max(size, LOUD) : sizeOnPhone(size, whole);
    return {panel: {...stood, size: shown}, awayOn: []};
  };
  const names = fromNear ?? placed.map(fromAfar);

  const stop = focused || (isDrawn ? selected : placed[0]?.name);

  function onClick(event: MouseEvent<SVGSVGElement>) {
    const link = (event.target as Element).closest('a');
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A key gives no place; a mouse is exact.
    if (event.detail === 0) return onPick(link?.dataset.panel ?? '');
    const screen = svg.current?.getScreenCTM();
    if (!screen) return;
    const {x, y} = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse());
    const isMouse = (event.nativeEvent as PointerEvent).pointerType === 'mouse';
    const name = panelAt(x, y, isMouse ? 0 : REACH / screen.a, placed);
    if (name) onPick(name);
  }

  function onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
    const direction = arrows[event.key];
    if (event.key === 'Escape') onWhole();
    if (!direction || !stop) return;
    event.preventDefault();
    const next = panelTowards(stop, direction, placed);
    svg.current?.querySelector<SVGAElement>(`a[data-panel="${next}"]`)?.focus();
  }

  return (
    <svg
      ref={svg}
      viewBox={whole.join(' ')}
      fill="none"
      stroke="currentColor"
      role="group"
      aria-label={view.label}
      className={styles.map}
      data-view={view.id}
      data-whole={box === whole}
      data-long={isLong(whole)}
      onClick={onClick}
      onPointerOver={({target}) =>
        setPointed((target as Element).closest('a')?.dataset.panel ?? '')
      }
      onPointerLeave={() => setPointed('')}
      onKeyDown={onKeyDown}
    >
      <g id={mapId(view)}>
        {inPaintOrder(view).map(({name, kind, outline}) => {
          const panel = byName.get(name ?? '');
          if (!panel) {
            const {x, y, r} = pupilOf(outline);
            return (
              <Fragment key={polygonPoints(outline)}>
                <polygon points={polygonPoints(outline)} className={styles[kind ?? '']} />
                {kind === 'eye' && <circle cx={x} cy={y} r={r} className={styles.pupil} />}
              </Fragment>
            );
          }
          return (
            <a
              key={panel.name}
              href={`#${panel.name}`}
              data-panel={panel.name}
              aria-label={`${panel.name}, ${panels.get(panel.name)?.section}`}
              aria-current={panel.name === selected || undefined}
              tabIndex={panel.name === stop ? 0 : -1}
              onFocus={(event) => event.target.matches(':focus-visible') && setFocused(panel.name)}
              onBlur={() => setFocused('')}
            >
              <polygon
                points={polygonPoints(outline)}
                className={clsx(
                  styles.panel,
                  crewFills[panels.get(panel.name)?.crew ?? ''],
                  styles[shadeOf(panel)],
                  stateOf(panel.name),
                )}
              />
            </a>
          );
        })}
        <g className={styles.over} aria-hidden="true">
          {placed
            .filter(({name}) => stateOf(name) || name === focused)
            .sort((a, b) => Number(a.name === selected) - Number(b.name === selected))
            .map((panel) => (
              <polygon
                key={panel.name}
                points={polygonPoints(panel.outline)}
                className={clsx(
                  styles.outline,
                  stateOf(panel.name),
                  panel.name === focused && styles.focused,
                )}
              />
            ))}
          {names.map(({panel, awayOn}) => (
            <g
              key={`${panel.name} ${awayOn.join(' ')}`}
              className={clsx(
                styles.name,
                styles[`from${readableFrom(panel.size, whole)}`],
                panel.size * phoneScale(whole) < READABLE && styles.smallOnPhone,
                awayOn.map((window) => AWAY[window]),
                stateOf(panel.name),
              )}
            >
              {panel.isOutside && (
                <path
                  d={`M${lineFrom(panel).join(' ')}L${panel.x} ${panel.y}${DOT}`}
                  className={styles.line}
                />
              )}
              <text x={panel.at[0]} y={panel.at[1]} dy="0.35em" fontSize={panel.size}>
                {panel.name}
              </text>
            </g>
          ))}
        </g>
      </g>
    </svg>
  );
}
