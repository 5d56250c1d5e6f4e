import Picture, {type PictureData} from '../../../ui/Picture';
import styles from './styles.module.css';

interface Props {
  days: {day: string; plan: string; picture: PictureData}[];
}

/** Days, and what was planned for each, with a picture of such a thing. */
export default function DayList({days}: Props) {
  return (
    <ol className={styles.days}>
      {days.map(({day, plan, picture}, nth) => (
        <li key={day}>
          <strong>{day}</strong> {plan}
          <div className={styles.picture}>
            <Picture
              {...picture}
              sizes={`(min-width: 1800px) 820px, (min-width: 1100px) 480px, ${nth < days.length - 1 ? '66vw' : '100vw'}`}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
