import type {ReactNode} from 'react';
import {drawing} from './drawing';
import styles from './styles.module.css';

/** The collective's name beside the sheep's head; the word takes the colour of the text around it. */
export default function Logotype(): ReactNode {
  return (
    <svg
      className={styles.logotype}
      viewBox="0 0 150 44"
      width="150"
      height="44"
      role="img"
      aria-label="BAAAHS"
    >
      {drawing.facets.map(([kind, d], index) => (
        <path key={index} className={styles[kind]} d={d} />
      ))}
      <path className={styles.mouth} d={drawing.mouth} />
      {drawing.eyes.map((eye) => (
        <circle key={eye.cx} className={styles.eye} {...eye} />
      ))}
      {drawing.pupils.map((pupil) => (
        <circle key={pupil.cx} className={styles.pupil} {...pupil} />
      ))}
      <path className={styles.word} d={drawing.word} />
    </svg>
  );
}
