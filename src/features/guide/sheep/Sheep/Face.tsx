import {polygonPoints as points} from '../outline';
import {eyes, face} from './head';
import styles from './styles.module.css';

/** The dark face with both eyes, in the grid of the party view. */
export default function Face() {
  return (
    <>
      <circle cx={eyes.far[0]} cy={eyes.far[1]} r={eyes.far[2]} className={styles.eye} />
      <circle cx={eyes.far[0] - 2} cy={eyes.far[1]} r={2.2} className={styles.pupil} />
      {face.map(({loop, shade}) => (
        <polygon key={points(loop)} points={points(loop)} className={styles[`shade${shade}`]} />
      ))}
      <circle cx={eyes.near[0]} cy={eyes.near[1]} r={eyes.near[2]} className={styles.eye} />
      <circle cx={eyes.near[0] - 2.5} cy={eyes.near[1]} r={3} className={styles.pupil} />
      <path d="M-43 19 q6 5 14 4" className={styles.mouth} />
    </>
  );
}
