import styles from './styles.module.css';

/** The name of a group of panels as a heading of its own: 'Foreshank', and softly 'first part'. */
export default function SectionName({children}: {children: string}) {
  const [name, ...part] = children.split(', ');
  return (
    <>
      <strong className={styles.name}>{name}</strong>
      {part.length > 0 && (
        <>
          <span className="visually-hidden">,</span>{' '}
          <span className={styles.part}>{part.join(', ')}</span>
        </>
      )}
      {/* Read aloud and copied it stands before the names. */}
      <span className="visually-hidden">: </span>
    </>
  );
}
