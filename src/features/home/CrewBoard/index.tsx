import clsx from 'clsx';
import Picture, {type PictureData} from '../../../ui/Picture';
import SiteLink from '../../../ui/SiteLink';
import styles from './styles.module.css';

interface Crew {
  name: string;
  /** What it works on. */
  part: string;
  /** Its part of the guide. */
  href: string;
  /** Gives it the crew's color. */
  className: string;
  /** The crew at its work. */
  picture: PictureData;
  /** True for one that has a side of the sheep to itself. */
  hasSide: boolean;
}

/**
 * The crews that build the sheep, each a link to its part of the guide: its work in a picture, its name
 * behind a rule in its color. Those with a side of the sheep come first, and larger.
 */
export default function CrewBoard({crews}: {crews: Crew[]}) {
  const sorted = [...crews].sort((a, b) => Number(b.hasSide) - Number(a.hasSide));
  return (
    <ul className={styles.board}>
      {sorted.map(({name, part, href, className, picture, hasSide}) => (
        <li key={name} className={clsx(styles.crew, className, hasSide && styles.side)}>
          <div className={styles.picture}>
            <Picture
              {...picture}
              sizes={`(min-width: 1600px) ${hasSide ? 38 : 25}vw, ${hasSide ? 50 : 33}vw`}
            />
          </div>
          <SiteLink href={href} className={styles.link}>
            <span className={styles.name}>{name}</span> <span className={styles.part}>{part}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
