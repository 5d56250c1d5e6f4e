import type {ComponentProps} from 'react';
import Heading from '@theme/Heading';
import {crewOf, partOf} from '../../model/crews';
import {useCrew} from '../edition';

/**
 * A heading of a part of a page. While a crew's edition is shown the crew's id belongs to that, at the
 * chooser, and the crew's own part has another.
 */
export default function CrewHeading({id = '', ...rest}: ComponentProps<'h2'>) {
  const shown = useCrew();
  const isShown = crewOf(id) === id && id === shown;
  return <Heading as="h2" id={isShown ? partOf(id) : id} {...rest} />;
}
