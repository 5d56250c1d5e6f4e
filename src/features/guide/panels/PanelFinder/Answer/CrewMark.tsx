import CrewLetter from '../../../edition/CrewLetter';
import {crews} from '../../../model/crews';
import type {CrewId} from '../../../model/types';
import styles from './styles.module.css';

/** A crew by its letter, its name, and its color in a word. */
export default function CrewMark({id}: {id: CrewId}) {
  const crew = crews.find((one) => one.id === id);
  return (
    <CrewLetter crew={id}>
      {`${crew?.name} `}
      <span className={styles.soft}>{`(${crew?.colour})`}</span>
    </CrewLetter>
  );
}
