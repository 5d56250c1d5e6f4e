import Link from '@docusaurus/Link';
import type {YearLink} from '../years';
import styles from './styles.module.css';

/** What a page is, and what is not as it was, by its id or by the folder of the docs it lies in. */
const WORDS: Record<string, {what: string; changed: string}> = {
  setup: {what: 'This is the guide of', changed: 'The guide has changed since'},
  'campout/dj-lineup': {what: 'This is the lineup of', changed: 'Another one follows each year'},
  campout: {what: 'These are the answers of', changed: 'The campout has changed since'},
};
const OTHER = {what: 'These are the docs of', changed: 'Much has changed since'};

interface Props {
  /** The page, such as 'setup/kit'. */
  id: string;
  /** The year that it is of. */
  year: string;
  /** The way to this year. */
  now: YearLink;
}

/** Stands over every page of a year that is over. */
export default function OldYear({id, year, now}: Props) {
  const {what, changed} = WORDS[id] ?? WORDS[id.split('/')[0] ?? ''] ?? OTHER;
  return (
    <aside className={styles.banner} aria-label="Year of this page">
      <p>
        <strong>
          {what} {year}.
        </strong>{' '}
        {changed}
        {now.page === 'none' ? ', and this page is gone' : ''}:{' '}
        <Link to={now.href}>
          go to {now.page === 'none' && 'the front page of '}
          {now.year}
        </Link>
        .
      </p>
    </aside>
  );
}
