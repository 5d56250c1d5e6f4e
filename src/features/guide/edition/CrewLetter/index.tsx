import type {ReactNode} from 'react';
import clsx from 'clsx';
import {crewClass} from '../../model/crews';
import {crewName} from '../../model/names';
import type {CrewId} from '../../model/types';
import {letters} from './letters';
import styles from './styles.module.css';

interface Props {
  crew: CrewId;
  /** The words that say whose letter it is: the crew's name, where nothing else is given. */
  children?: ReactNode;
}

/** How light falls on the facets: neighbors never have the same shade. */
const SHADES = ['bright', 'plain', 'deep'] as const;

/**
 * A crew's letter, cut into facets, with the crew's name behind it: a P by itself would be the
 * business side's on panels. As high as `--crew-letter`.
 */
export default function CrewLetter({crew, children = crewName(crew)}: Props) {
  return (
    <span className={clsx(styles.block, crewClass(crew))} data-crew-letter={crew}>
      {/* Its size in text, where no style applies. */}
      <svg
        className={styles.letter}
        viewBox="-3 -3 106 126"
        width="22"
        height="26"
        aria-hidden="true"
      >
        {SHADES.map((shade, i) => (
          <path
            key={shade}
            className={styles[shade]}
            d={letters[crew]
              .filter((_, facet) => facet % SHADES.length === i)
              .map((points) => `M${points}z`)
              .join('')}
          />
        ))}
      </svg>
      <span>{children}</span>
    </span>
  );
}
