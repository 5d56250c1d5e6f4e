import styles from './styles.module.css';

/** 'Party Crew', of which 'Party' is seen, so that it stays on its line; a screen reader hears all of it. */
export default function CrewWord({name}: {name: string}) {
  const [word, crew] = name.split(/(?= Crew$)/);
  return (
    <span>
      {word}
      {crew && <span className={styles.unseen}>{crew}</span>}
    </span>
  );
}
