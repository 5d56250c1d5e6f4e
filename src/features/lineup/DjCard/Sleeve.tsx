import {useFailures} from '@site/src/ui/hooks/useFailures';
import styles from './styles.module.css';

interface Props {
  image?: string;
  /** Where it leads, in a new tab. */
  profile?: string;
}

/**
 * The cover, with the record behind it; without a cover, or when it does not arrive, the bare
 * record. Its link is the same as that of an icon below, which has a name to read aloud: so it is
 * left out of what is read and of what the tab key reaches.
 */
export default function Sleeve({image, profile}: Props) {
  const {ref, onError, failures} = useFailures();
  const cover = image && failures === 0 && (
    <img ref={ref} src={image} alt="" width="600" height="600" loading="lazy" onError={onError} />
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
