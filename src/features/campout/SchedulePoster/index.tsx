import type {ReactNode} from 'react';
import Picture, {type PictureData} from '../../../ui/Picture';
import styles from './styles.module.css';

interface Props {
  heading: string;
  dates: string;
  days: {name: string; date: string; plan: string; picture: PictureData}[];
  /** What happens between the first day and the last, whenever that is. */
  highlights: string[];
  /** What leads on to the whole schedule. */
  children: ReactNode;
}

/** How wide one is drawn: it is cut upright out of a square, so wider than it is seen. */
const SIZES = '(min-width: 900px) 344px, 53vw';

/** The campout's days as a poster: night behind it in every theme, a picture and a line a day. */
export default function SchedulePoster({heading, dates, days, highlights, children}: Props) {
  return (
    <div className={styles.poster} data-theme="dark">
      <div className="page-width">
        <header className={styles.top}>
          <div>
            <p className={styles.dates}>the schedule · {dates}</p>
            <h1>{heading}</h1>
          </div>
          <div className={styles.lead}>{children}</div>
        </header>
        <ol className={styles.days} data-days={days.length}>
          {days.map(({name, date, plan, picture}, nth) => (
            <li key={date}>
              <div className={styles.picture}>
                <Picture {...picture} sizes={SIZES} soon={nth === 0} />
              </div>
              <h2>
                {name} <span>{date}</span>
              </h2>
              <p>{plan}</p>
            </li>
          ))}
        </ol>
        <div className={styles.between}>
          <h2>somewhere in between</h2>
          <ul className="plain-list">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
