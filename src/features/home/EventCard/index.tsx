import type {ComponentProps, ReactNode} from 'react';
import Button from '../../../ui/Button';
import Picture, {type PictureData} from '../../../ui/Picture';
import {WayIn} from '../../campout';
import styles from './styles.module.css';

interface Props {
  title: string;
  description: string;
  /** This year's dates, as people read them. */
  date: string;
  /** A smaller line below: when it was last year. */
  lastDate: string;
  place: string;
  img: PictureData;
  /** Where one registers, or what is said instead. */
  wayIn: ComponentProps<typeof WayIn>;
  /** Where one reads on. */
  more: string;
  /** Puts it into the reader's calendar. */
  calendar: ReactNode;
}

/** The next event: picture, dates, place and the way in. */
export default function EventCard(props: Props) {
  const {title, description, date, lastDate, place, img, wayIn, more, calendar} = props;
  return (
    <article className={styles.card} data-reveal>
      <div className={styles.picture}>
        {/* as wide as a tablet it is the page's largest: browsers would take the small file for 100vw */}
        <Picture {...img} sizes="(min-width: 1600px) 39vw, (min-width: 1100px) 620px, 130vw" />
      </div>
      <div className={styles.text}>
        <div>
          <h3>{title}</h3>
          <p className={styles.date}>{date}</p>
          <p className={styles.place}>
            {place} <small>{lastDate}</small>
          </p>
        </div>
        <div className={styles.words}>
          <p>{description}</p>
          <WayIn {...wayIn}>
            <Button href={more} look="outline">
              about the campout
            </Button>
          </WayIn>
          {calendar}
        </div>
      </div>
    </article>
  );
}
