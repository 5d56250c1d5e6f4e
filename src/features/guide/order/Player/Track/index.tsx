import clsx from 'clsx';
import {crewClass} from '../../../model/crews';
import {hangingCrews, type OrderStep} from '../../steps';
import {facetsOf, HEIGHT, STEP, type Facet} from './facets';
import styles from './styles.module.css';

interface Props {
  steps: readonly OrderStep[];
  at: number;
}

const outline = (facets: readonly Facet[]) => facets.map(({d}) => d).join('');

/** Under the slider, in the crews' colors, what goes up: strong until this step, pale after it. */
export default function Track({steps, at}: Props) {
  const facets = facetsOf(steps);
  return (
    <svg
      className={styles.track}
      width={STEP * steps.length}
      height={HEIGHT}
      viewBox={`0 0 ${STEP * steps.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {hangingCrews(steps.flat()).map((crew) => {
        const own = facets.filter((facet) => facet.crew === crew);
        return (
          <g key={crew} className={clsx(styles.crew, crewClass(crew))}>
            <path d={outline(own.filter((facet) => facet.at <= at))} />
            <path className={styles.later} d={outline(own.filter((facet) => facet.at > at))} />
          </g>
        );
      })}
    </svg>
  );
}
