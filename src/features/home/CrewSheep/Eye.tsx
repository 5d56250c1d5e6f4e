import {extentOf, polygonPoints} from '../../guide';
import styles from './styles.module.css';

interface Props {
  outline: Parameters<typeof polygonPoints>[0];
  /** Of the drawing: a head in its left half looks to the left. */
  width: number;
}

/** The eye of a face and its pupil, which looks ahead. */
export default function Eye({outline, width}: Props) {
  const [left, top, right, bottom] = extentOf([outline]);
  const ahead = left + right < width ? left : right;
  return (
    <>
      <polygon points={polygonPoints(outline)} className={styles.eye} />
      <circle
        cx={(left + right + ahead) / 3}
        cy={(top + bottom) / 2}
        r={(right - left) / 5}
        className={styles.pupil}
      />
    </>
  );
}
