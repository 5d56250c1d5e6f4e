import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/**
 * What somebody who has never built the sheep reads first: five things. Its heading is not among the contents, which begin with the roles.
 */
export default function FirstMinute({children}: {children: ReactNode}) {
  return (
    <div className={styles.minute}>
      <Heading as="h2" id="new-here">
        new here? five things
      </Heading>
      {children}
    </div>
  );
}
