import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {affiliationsOf} from '../affiliations';
import {cardId} from '../cardId';
import type {Dj} from '@site/src/data/schema';
import {smallFile} from '@site/src/text/pictureFiles';
import {useLongText} from '@site/src/ui/hooks/useLongText';
import Icon from '../../../ui/Icon';
import SocialIcon, {type SocialName} from '../../../ui/SocialIcon';
import {useFailures} from '@site/src/ui/hooks/useFailures';
import styles from './styles.module.css';

interface SleeveProps {
  image?: string;
  /** Where it leads, in a new tab. */
  profile?: string;
}

/**
 * The cover, with the record behind it; without a cover, or when it does not arrive, the bare
 * record. Its link is the same as that of an icon below, which has a name to read aloud: so it is
 * left out of what is read and of what the tab key reaches.
 */
function Sleeve({image, profile}: SleeveProps) {
  const {ref, onError, failures} = useFailures();
  const cover = image && failures === 0 && (
    <img
      ref={ref}
      src={smallFile(image)}
      alt=""
      width="600"
      height="600"
      loading="lazy"
      onError={onError}
    />
  );
  return (
    <div className={styles.sleeve}>
      {cover && profile ? (
        <a href={profile} target="_blank" rel="noopener noreferrer" aria-hidden tabIndex={-1}>
          {cover}
        </a>
      ) : (
        cover
      )}
    </div>
  );
}

interface LinkProps {
  dj: string;
  /** The whole address of the profile. */
  address: string;
}

const known: Record<string, {title: string; icon: SocialName}> = {
  'soundcloud.com': {title: 'SoundCloud', icon: 'soundcloud'},
  'instagram.com': {title: 'Instagram', icon: 'instagram'},
};

/** An icon that leads to a DJ's profile, named after the place where it really is. */
function ProfileLink({dj, address}: LinkProps) {
  const {hostname} = new URL(address);
  const domain = hostname.split('.').slice(-2).join('.');
  const place = known[domain];
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${dj} on ${place?.title ?? domain} (opens in a new tab)`}
    >
      {place ? <SocialIcon name={place.icon} /> : <Icon name="external" />}
    </a>
  );
}

interface Props extends Dj {
  /** True for the DJ that the address points to. */
  marked?: boolean;
}

/**
 * One DJ, reached by #name: a record in its sleeve, name, crews, a few words (long ones fold), and
 * links that open in a new tab. Beside its cover where it is narrow, below it from 600 px.
 */
export default function DjCard({marked, ...dj}: Props) {
  const {name, bio, soundcloud, instagram, image} = dj;
  const id = cardId(dj);
  const affiliations = affiliationsOf(dj);
  const {text, foldable, open, toggle} = useLongText<HTMLParagraphElement>();
  useBrokenLinks().collectAnchor(id);
  return (
    <article id={id} className={styles.card} data-reveal aria-current={marked ? 'true' : undefined}>
      <Sleeve image={image} profile={soundcloud ?? instagram} />
      <div className={styles.words}>
        <h2>
          <a href={`#${id}`}>
            {name}
            <Icon name="link" />
          </a>
        </h2>
        {affiliations.length > 0 && (
          <ul className={styles.affiliations} aria-label="Plays with">
            {affiliations.map((affiliation) => (
              <li key={affiliation}>{affiliation}</li>
            ))}
          </ul>
        )}
        {bio && (
          <p
            ref={text}
            id={`${id}-bio`}
            className={clsx(styles.bio, foldable && styles.folds, open && styles.open)}
          >
            {bio}
          </p>
        )}
      </div>
      <div className={styles.links}>
        {soundcloud && <ProfileLink dj={name} address={soundcloud} />}
        {instagram && <ProfileLink dj={name} address={instagram} />}
      </div>
      {foldable && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={`${id}-bio`}
          onClick={toggle}
        >
          {open ? 'less' : 'more'}
          <span className="visually-hidden"> about {name}</span>
          <Icon name="chevron-down" />
        </button>
      )}
    </article>
  );
}
