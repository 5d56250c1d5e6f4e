import {useEffect} from 'react';
import {isChunkError, reloadOnce} from '../reloadOnce';
import PillButton from '../../ui/PillButton';
import styles from './styles.module.css';

interface Props {
  error: Error;
  /** A link that opens a mail to us. */
  mail: string;
}

/** What stands in place of a page that broke: what happened, what to do. Never a stack. */
export default function ErrorScreen({error, mail}: Props) {
  useEffect(() => {
    if (isChunkError(error)) reloadOnce();
  }, [error]);
  return (
    <main className={`page-width ${styles.screen}`}>
      <h1>Unexpected Application Error!</h1>
      <p>
        Something on this page tripped over its own hooves. Loading it again usually helps. If it
        does not, please <a href={mail}>tell us</a> what you were doing.
      </p>
      <p className={styles.actions}>
        <PillButton look="solid" onClick={() => window.location.reload()}>
          Load the page again
        </PillButton>
        <a href="/">Back home</a>
      </p>
    </main>
  );
}
