import {useOnline} from '@site/src/ui/hooks/useOnline';
import styles from './styles.module.css';

interface Props {
  url: string;
  /** Says what the document is; read aloud in its place. */
  title: string;
}

/**
 * A document from elsewhere, 950 by 4300 (specification, section 9), narrower on phones. Without
 * signal it says so: what lies on another site cannot be kept here. In its sandbox it may run its
 * script and read what it has stored itself, no more: no forms, windows, or leaving with our page.
 */
export default function ScheduleFrame({url, title}: Props) {
  if (!useOnline()) {
    return <p>There is no signal, and this document is not kept on your device.</p>;
  }
  return (
    <iframe
      className={styles.frame}
      src={url}
      title={title}
      width="950"
      height="4300"
      loading="lazy"
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}
