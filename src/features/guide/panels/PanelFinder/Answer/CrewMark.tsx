import clsx from 'clsx';
import {crews} from '../../../model/crews';
import type {CrewId} from '../../../model/types';
import styles from './styles.module.css';

/** A crew by its color, its name, and the color in a word. */
export default function CrewMark({id}: {id: CrewId}) {
  const crew = crews.find((one) => one.id === id);
  return (
    <>
      <i className={clsx(styles.dot, styles[crew?.colour ?? ''])} aria-hidden="true" />
      <span>
        {`${crew?.name} `}
        <span className={styles.soft}>{`(${crew?.colour})`}</span>
      </span>
    </>
  );
}
