import type {ReactNode} from 'react';
import clsx from 'clsx';
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
}

interface Props {
  /** The crews that have a side of the sheep each, with a drawing of it, and all others. */
  sides: (Crew & {drawing: ReactNode})[];
  others: Crew[];
}

/** A card with a rule in the crew's color. */
function Card({name, part, href, className}: Crew) {
  return (
    <SiteLink href={href} className={clsx(styles.card, className)}>
      <span className={styles.name}>{name}</span> <span className={styles.part}>{part}</span>
    </SiteLink>
  );
}

/** The crews that build the sheep, each a link to its part of the guide; two with their side of it. */
export default function CrewBoard({sides, others}: Props) {
  return (
    <ul className={styles.board}>
      {sides.map(({drawing, ...crew}) => (
        <li key={crew.name} className={styles.side}>
          {drawing}
          <Card {...crew} />
        </li>
      ))}
      {others.map((crew) => (
        <li key={crew.name} className={styles.other}>
          <Card {...crew} />
        </li>
      ))}
    </ul>
  );
}
