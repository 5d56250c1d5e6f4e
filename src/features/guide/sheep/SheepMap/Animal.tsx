import {ear, eyes, face, headOffset, headScale, tail, wool} from '../Sheep/head';
import {polygonPoints as points} from '../outline';
import type {Outlines} from '../../model/panelFile';
import type {ViewId} from '../../panels/panelViews';
import styles from './styles.module.css';

function Muzzle() {
  return face.map(({loop, shade}) => (
    <polygon key={points(loop)} points={points(loop)} className={styles[`shade${shade}`]} />
  ));
}

function Face() {
  return (
    <>
      <circle cx={eyes.far[0]} cy={eyes.far[1]} r={eyes.far[2]} className={styles.eye} />
      <Muzzle />
      <circle cx={eyes.near[0]} cy={eyes.near[1]} r={eyes.near[2]} className={styles.eye} />
      <circle cx={eyes.near[0] - 2.5} cy={eyes.near[1]} r={3} className={styles.pupil} />
    </>
  );
}

const [dx, dy] = headOffset;
const toHeadGrid = `scale(${1 / headScale}) translate(${-dx} ${-dy})`;
const toBodyGrid = `translate(${dx} ${dy}) scale(${headScale})`;

function Side({head}: {head: Outlines}) {
  return (
    <>
      {[tail, ...wool].map((loop) => (
        <polygon key={points(loop)} points={points(loop)} className={styles.wool} />
      ))}
      <g transform={toBodyGrid}>
        {Object.values(head).map((loop) => (
          <polygon key={points(loop)} points={points(loop)} className={styles.wool} />
        ))}
      </g>
      <Face />
      <polygon points={points(ear.outer)} className={styles.wool} />
    </>
  );
}

interface Props {
  view: ViewId;
  /** The head's panels of the party side. */
  head: Outlines;
}

/**
 * What is no panel, drawn quietly around them, so that everybody sees at once where the sheep looks.
 * The business side mirrors the party side (its grid is 146 wide), and so do the sides of the head.
 */
export default function Animal({view, head}: Props) {
  if (view === 'party') return <Side head={head} />;
  if (view === 'business') {
    return (
      <g transform="translate(146 0) scale(-1 1)">
        <Side head={head} />
      </g>
    );
  }
  if (view !== 'head') return null;
  // Without eyes: one would look out of F12.
  return (
    <>
      <g transform={toHeadGrid}>
        <Muzzle />
      </g>
      <g transform={`translate(254 0) scale(-1 1) ${toHeadGrid}`}>
        <Muzzle />
      </g>
    </>
  );
}
