import {useEffect, useRef} from 'react';
import clsx from 'clsx';
import {fullFile} from '@site/src/text/pictureFiles';
import type {MapPlace} from '@site/src/data/schema';
import PlaceNumber from '../PlaceNumber';
import type {PictureData} from '../../../ui/Picture';
import styles from './styles.module.css';

/** How much of the map is seen at once, in its own units. */
const WIDE = 600;
const HIGH = 300;

/** Where a part begins that has a place in its middle, as far as there is map on both sides. */
const begin = (middle: number, part: number, whole: number) =>
  Math.max(0, Math.min(whole - part, middle - part / 2));

interface Props extends Pick<MapPlace, 'at'> {
  map: PictureData;
  number: number;
}

/** Where a place is, near: for who reads its row while the map itself is out of sight. */
export default function Near({map: {src, width, height}, at, number}: Props) {
  const part = useRef<HTMLDivElement>(null);
  // The one before it has closed, maybe above it, and its row is higher: all of it is seen.
  useEffect(() => {
    part.current?.closest('details')?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    <div ref={part} className={styles.near} aria-hidden="true">
      <svg viewBox={`${begin(at[0], WIDE, width)} ${begin(at[1], HIGH, height)} ${WIDE} ${HIGH}`}>
        <image href={fullFile(src)} width={width} height={height} />
        <g className={clsx(styles.pin, styles.isOpen)}>
          <PlaceNumber at={at} number={number} />
        </g>
      </svg>
    </div>
  );
}
