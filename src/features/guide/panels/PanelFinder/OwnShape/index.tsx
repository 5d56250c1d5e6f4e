import clsx from 'clsx';
import {extentOf, outward, polygonPoints} from '../../../sheep/outline';
import type {PanelInfo} from '../../../model/panelFile';
import Drawing from '../../../drawings/Drawing';
import type {SeenEdges} from '../edges';
import crewFills from '../../../sheep/crewFills.module.css';
import styles from './styles.module.css';

/** The drawing and, within it, the room for the panel; the rest is for the names around it. */
const WIDTH = 290;
const HEIGHT = 210;
const MIDDLE = {x: 160, y: HEIGHT / 2};
const ROOM = {width: 160, height: 140};
/** From an edge to the middle of its neighbor's name. */
const OFF = {x: 26, y: 17};

const VIEWS: Record<string, string> = {
  party: 'from the party side',
  business: 'from the business side',
  head: 'from the side of the head',
  front: 'from the front',
  rear: 'from the rear',
};

function Shape({panel, seen: {view, outline, edges}}: {panel: PanelInfo; seen: SeenEdges}) {
  const [left, top, right, bottom] = extentOf([outline]);
  const scale = Math.min(ROOM.width / (right - left), ROOM.height / (bottom - top));
  const place = ([x = 0, y = 0]: readonly number[]) => [
    MIDDLE.x + (x - (left + right) / 2) * scale,
    MIDDLE.y + (y - (top + bottom) / 2) * scale,
  ];
  const placed = outline.map(place);
  const words = edges.map(({neighbour, direction}) => `${neighbour} ${direction}`).join(', ');
  return (
    <figure className={styles.figure}>
      <Drawing
        title={`${panel.name} alone, the right way up, ${VIEWS[view.id]}`}
        description={words ? `At its edges: ${words}.` : 'No neighbor is seen at its edges here.'}
        width={WIDTH}
        height={HEIGHT}
      >
        <polygon
          points={polygonPoints(placed)}
          className={clsx(styles.panel, crewFills[panel.crew])}
        />
        {edges.map((edge) => {
          const shown = {...edge, from: place(edge.from), to: place(edge.to)};
          const [nx, ny] = outward(shown, placed);
          const [ax = 0, ay = 0] = shown.from;
          const [bx = 0, by = 0] = shown.to;
          return (
            <g key={edge.neighbour}>
              <line x1={ax} y1={ay} x2={bx} y2={by} className={styles.edge} />
              <text
                x={(ax + bx) / 2 + nx * OFF.x}
                y={(ay + by) / 2 + ny * OFF.y}
                dy="0.35em"
                className={styles.neighbour}
              >
                {edge.neighbour}
              </text>
            </g>
          );
        })}
        <path d="M22 62V22M10 36L22 22L34 36" className={styles.up} />
        <text x={22} y={82} className={styles.word}>
          up
        </text>
      </Drawing>
      <figcaption>{VIEWS[view.id]}</figcaption>
    </figure>
  );
}

/** A panel by itself, upright, with its neighbors' names at its edges; once for each view needed. */
export default function OwnShapes({panel, seen}: {panel: PanelInfo; seen: readonly SeenEdges[]}) {
  return (
    <div className={styles.shapes}>
      {seen.map((one) => (
        <Shape key={one.view.id} panel={panel} seen={one} />
      ))}
    </div>
  );
}
