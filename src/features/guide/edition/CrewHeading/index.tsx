import type {ComponentProps} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {crewClass, crewOf, partOf} from '../../model/crews';
import {useCrew} from '../edition';
import HeadingWords from './HeadingWords';
import styles from './styles.module.css';

/**
 * A heading of a part of a page, in the color of the edition that is shown. While a crew's edition is
 * shown the crew's id belongs to that, at the chooser, and the crew's own part has another. On the guide
 * it begins a chapter (`data-chapter`, src/features/guide/markdown).
 */
export default function CrewHeading({id = '', className, children, ...rest}: ComponentProps<'h2'>) {
  const shown = useCrew();
  const isShown = crewOf(id) === id && id === shown;
  return (
    <Heading
      as="h2"
      id={isShown ? partOf(id) : id}
      className={clsx(styles.heading, className, shown !== 'all' && crewClass(shown))}
      {...rest}
    >
      <HeadingWords id={id}>{children}</HeadingWords>
    </Heading>
  );
}
