import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {affiliationsOf} from '../affiliations';
import type {Dj} from '@site/src/data/schema';
import {slug} from '@site/src/text/slug';
import {useLongText} from '@site/src/ui/hooks/useLongText';
import Icon from '../../../ui/Icon';
import ProfileLink from './ProfileLink';
import Sleeve from './Sleeve';
import styles from './styles.module.css';

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
  const id = slug(name);
  const affiliations = affiliationsOf(dj);
  const {text, foldable, open, toggle} = useLongText<HTMLParagraphElement>();
  useBrokenLinks().collectAnchor(id);
  return (
    <article id={id} className={styles.card} aria-current={marked ? 'true' : undefined}>
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
          <p ref={text} id={`${id}-bio`} className={clsx(styles.bio, open && styles.open)}>
            {bio}
          </p>
        )}
      </div>
      <div className={styles.links}>
        {soundcloud && <ProfileLink dj={name} address={soundcloud} />}
        {instagram && <ProfileLink dj={name} address={instagram} />}
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
      </div>
    </article>
  );
}
