import clsx from 'clsx';
import {inPaintOrder, polygonPoints} from '../../guide';
import SheepDrawing from '../SheepDrawing';
import Eye from './Eye';
import styles from './styles.module.css';

type View = Parameters<typeof inPaintOrder>[0] & {grid: readonly number[]};

interface Props {
  /** The sheep from that side. */
  view: View;
  /** The color of the crew that hangs a panel, by its name. */
  colors: Readonly<Record<string, string | undefined>>;
}

const TINTS = 3;

/**
 * One side of the sheep, each panel in the color of the crew that hangs it, in three tints, so that
 * each is a facet. The crews' names stand beside it in words.
 */
export default function CrewSheep({view, colors}: Props) {
  const [width = 0, height = 0] = view.grid;
  return (
    <SheepDrawing width={width} height={height}>
      {inPaintOrder(view).map(({name, kind, outline}, i) =>
        kind === 'eye' ? (
          <Eye key={polygonPoints(outline)} outline={outline} width={width} />
        ) : (
          <polygon
            key={polygonPoints(outline)}
            points={polygonPoints(outline)}
            className={
              name
                ? clsx(`crew-${colors[name]}`, styles.panel, styles[`tint${i % TINTS}`])
                : styles[kind ?? '']
            }
          />
        ),
      )}
    </SheepDrawing>
  );
}
