import clsx from 'clsx';
import {sides, type Side} from '../../../model/panelFile';
import styles from './styles.module.css';

/** A side by its color, its letter and its words. */
export default function SideMark({side}: {side: Side}) {
  const {letter, word, means} = sides[side];
  return (
    <>
      <b className={clsx(styles.mark, styles[side])} aria-hidden="true">
        {letter}
      </b>
      <span>
        {`${word} `}
        <span className={styles.soft}>{`(${means})`}</span>
      </span>
    </>
  );
}
