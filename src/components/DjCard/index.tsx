import {slug} from '@site/src/lib/slug';
import SocialIcon from '../SocialIcon';
import styles from './styles.module.css';

export interface DjCardProps {
  name: string;
  /** Comma-separated. */
  affiliation?: string;
  bio?: string;
  soundcloud?: string;
  instagram?: string;
  image?: string;
}

const newTab = {target: '_blank', rel: 'noopener noreferrer'} as const;

/** One DJ, reached by #name: sleeve, name, crews, a few words, links that open in a new tab. */
export default function DjCard({
  name,
  affiliation,
  bio,
  soundcloud,
  instagram,
  image,
}: DjCardProps) {
  const profile = soundcloud ?? instagram;
  const sleeve = image && <img src={image} alt="" width="600" height="600" loading="lazy" />;
  return (
    <article id={slug(name)} className={styles.card}>
      <div className={styles.sleeve}>
        {profile ? (
          <a href={profile} aria-label={`${name}: listen (opens in a new tab)`} {...newTab}>
            {sleeve}
          </a>
        ) : (
          sleeve
        )}
      </div>
      <h2>{name}</h2>
      {affiliation && (
        <ul className={styles.crews} aria-label="Plays with">
          {affiliation.split(',').map((crew) => (
            <li key={crew}>{crew.trim()}</li>
          ))}
        </ul>
      )}
      {bio && <p>{bio}</p>}
      <div className={styles.links}>
        {soundcloud && (
          <a
            href={soundcloud}
            aria-label={`${name} on SoundCloud (opens in a new tab)`}
            {...newTab}
          >
            <SocialIcon name="soundcloud" />
          </a>
        )}
        {instagram && (
          <a href={instagram} aria-label={`${name} on Instagram (opens in a new tab)`} {...newTab}>
            <SocialIcon name="instagram" />
          </a>
        )}
      </div>
    </article>
  );
}
