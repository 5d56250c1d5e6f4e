import Icon from '../../../ui/Icon';
import styles from './styles.module.css';

interface Props {
  /** A file that calendars read (.ics), on this site. */
  file: string;
  /** A web calendar's form with the event filled in. */
  web: string;
}

/** Puts an event into the reader's calendar, by file or on the web. */
export default function CalendarLinks({file, web}: Props) {
  return (
    <ul className={styles.links} aria-label="Add to calendar" data-interface>
      <li>
        <a href={file} className="tap-line" download>
          <Icon name="calendar" />
          add to calendar
        </a>
      </li>
      <li>
        <a href={web} className="tap-line" target="_blank" rel="noopener noreferrer">
          <Icon name="external" />
          Google Calendar
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </li>
    </ul>
  );
}
