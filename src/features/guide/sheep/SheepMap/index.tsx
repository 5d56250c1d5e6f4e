import {Fragment, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent} from 'react';
import clsx from 'clsx';
import {polygonPoints, pupilOf} from '../outline';
import type {MapView} from '../../panels/panelViews';
import type {PanelInfo} from '../../model/panelFile';
import {inPaintOrder} from '../inPaintOrder';
import {isCut, isLong, LOUD, nearBox, phoneScale, seenBox, SHAPES, sizeOnPhone} from './box';
import {
  arrows,
  stoodApart,
  panelAt,
  panelTowards,
  placedPanels,
  READABLE,
  readableFrom,
  type PlacedPanel,
} from './placed';
import {seenPlace} from './seenPlace';
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
/** From near: how much larger than elsewhere the chosen name is, and how large others may be beside it. */
const NEAR_LOUDER = 1.05;
const NEAR_QUIET = 0.7;
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
  // Through ears one sees what is behind them.
  const painted = useMemo(() => inPaintOrder(view).filter(({kind}) => kind !== 'ear'), [view]);
  const isDrawn = selected in view.panels;
  const neighbours = panels.get(selected)?.neighbours ?? [];
  const stateOf = (name: string) =>
    name === selected ? styles.selected : neighbours.includes(name) && isDrawn && styles.neighbour;

  const whole = view.box;
  const centre = focused || (isDrawn ? selected : '');
  const box =
    near && centre ? nearBox(byName, centre, panels.get(centre)?.neighbours ?? []) : whole;
  useBox(svg, box, whole);
  const standing = box === whole ? placed.map(stoodApart) : placed;
  // From near the chosen name is the largest by far.
  const loudest = NEAR_LOUDER * Math.max(byName.get(centre)?.size ?? 0, LOUD);
  function sizeOf({name, size}: PlacedPanel) {
    if (box === whole)
      return [selected, focused, pointed].includes(name)
        ? Math.max(size, LOUD)
        : sizeOnPhone(size, whole);
    return name === centre ? loudest : Math.min(size, NEAR_QUIET * loudest);
  }

  /** A name, or two of which a window shows one: from near it stands in the middle of what is seen of its panel. */
  function standingNear(panel: PlacedPanel): [PlacedPanel, ...(string | undefined)[]][] {
    if (box === whole) return [[panel]];
    const named = {...panel, size: sizeOf(panel)};
    if (panel.isOutside || panel.name === centre) {
      const isCutOnWide = [SHAPES.wide, SHAPES.widest].some((shape) => isCut(named, box, shape));
      return [
        [
          panel,
          isCut(named, box, SHAPES.phone) ? styles.cutOnPhone : undefined,
          isCutOnWide ? styles.cutOnWide : undefined,
        ],
      ];
    }
    const over = painted
      .slice(painted.findIndex(({name}) => name === panel.name) + 1)
      .map(({outline}) => outline);
    const [phone, wide] = [[SHAPES.phone], [SHAPES.wide, SHAPES.widest]].map((shapes) => {
      const isCutOn = shapes.some((shape) => isCut(named, box, shape));
      const place = seenPlace(panel, named.size, over, seenBox(box, ...shapes));
      return place ?? (isCutOn ? undefined : panel.at);
    });
    return [
      [{...panel, at: phone ?? panel.at}, styles.cutOnWide, phone ? undefined : styles.cutOnPhone],
      ...(wide
        ? [[{...panel, at: wide}, styles.cutOnPhone] as [PlacedPanel, string | undefined]]
        : []),
    ];
  }

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
          {standing.flatMap(standingNear).map(([panel, ...away]) => (
            <g
              key={`${panel.name} ${away.join(' ')}`}
              className={clsx(
                styles.name,
                styles[`from${readableFrom(sizeOf(panel), whole)}`],
                sizeOf(panel) * phoneScale(whole) < READABLE && styles.smallOnPhone,
                away,
                stateOf(panel.name),
              )}
            >
              {panel.isOutside && (
                <path
                  d={`M${panel.at.join(' ')}L${panel.x} ${panel.y}${DOT}`}
                  className={styles.line}
                />
              )}
              <text x={panel.at[0]} y={panel.at[1]} dy="0.35em" fontSize={sizeOf(panel)}>
                {panel.name}
              </text>
            </g>
          ))}
        </g>
      </g>
    </svg>
  );
}
