import styles from './styles.module.css';

interface Props {
  name: string;
  /** False where a wide screen shows 'Party' too; a screen reader hears 'Party Crew' anyway. */
  wide?: boolean;
}

/** 'Party Crew', of which a phone, a tablet, and a narrow column beside the sidebar show 'Party': each stays on its line. */
export default function CrewWord({name, wide = true}: Props) {
  const [word, crew] = name.split(/(?= Crew$)/);
  return (
    <span>
      {word}
      {crew && <span className={wide ? styles.wide : styles.unseen}>{crew}</span>}
    </span>
  );
}
