import {placeNames} from '../../model/names';
import type {Place} from '../../model/types';
import styles from './styles.module.css';

/** Where something is for one place only, that it is. */
export default function OnlyIn({place}: {place?: Place}) {
  return place ? <strong className={styles.only}>{` ${placeNames[place]} only`}</strong> : null;
}
