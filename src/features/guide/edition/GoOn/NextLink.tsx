import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {crewStore} from '../edition';
import CrewLetter from '../CrewLetter';
import {crewClass} from '../../model/crews';
import type {useNextStep} from '../../task/useProgress';
import type {CrewId} from '../../model/types';

interface Props {
  crew: CrewId;
  /** The step that it does next; none where nothing is left. */
  next: ReturnType<typeof useNextStep>;
  className?: string;
  /** Stands behind the crew's letter. */
  children: ReactNode;
}

/** To the step that a crew does next; a crew with nothing left is named, and leads nowhere. */
export default function NextLink({crew, next, className, children}: Props) {
  const words = <CrewLetter crew={crew}>{children}</CrewLetter>;
  if (!next) return <div className={className}>{words}</div>;
  return (
    // The address names a place; whose edition it is shown in is chosen here.
    <Link
      to={`#${next.hash}`}
      className={clsx(className, crewClass(crew))}
      onClick={() => crewStore.set(crew)}
    >
      {words}
    </Link>
  );
}
