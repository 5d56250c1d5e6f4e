import type {ReactNode} from 'react';
import {crewHeaded} from '../../model/crews';
import CrewLetter from '../CrewLetter';

/** The words of a part's heading; where the part is a crew's own, its letter stands before them. */
export default function HeadingWords({id = '', children}: {id?: string; children?: ReactNode}) {
  const crew = crewHeaded(id);
  if (!crew) return children;
  return <CrewLetter crew={crew}>{children}</CrewLetter>;
}
