import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {crewStore} from '../edition';
import CrewLetter from '../CrewLetter';
import {crewClass} from '../../model/crews';
import {useNextStep} from '../../task/useProgress';
import type {CrewId} from '../../model/types';

interface Props {
  crew: CrewId;
  className?: string;
  /** Stands behind the crew's letter. */
  children: ReactNode;
}

/** To the step that a crew does next; a crew with nothing left is named, and leads nowhere. */
export default function NextLink({crew, className, children}: Props) {
  const next = useNextStep(crew);
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
