import styles from './styles.module.css';

interface Props {
  url: string;
  /** Says what the document is; read aloud in its place. */
  title: string;
}

/** A document from elsewhere, 950 by 4300 (specification, section 9), narrower on phones. */
export default function ScheduleFrame({url, title}: Props) {
  return (
    <iframe
      className={styles.frame}
      src={url}
      title={title}
      width="950"
      height="4300"
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
