import type {CSSProperties} from 'react';
import clsx from 'clsx';
import {fullFile, stemOf} from '@site/src/text/pictureFiles';
import {useFailures} from '../hooks/useFailures';
import type {Picture as PictureData} from '@site/src/data/schema';
import Ahead from './Ahead';
import styles from './styles.module.css';

/** What a picture shows, in words, in the place of one that did not arrive. */
function StandIn({alt, width, height}: Pick<PictureData, 'alt' | 'width' | 'height'>) {
  const shape = {'--width': `${width}px`, '--ratio': width / height} as CSSProperties;
  return (
    <span
      className={clsx(styles.standIn, styles.landscape)}
      style={shape}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      data-picture
    >
      <span className={styles.words}>{alt}</span>
    </span>
  );
}

export type {PictureData};

interface Props extends PictureData {
  /** How wide it stands on the page from 600 px on, as in the sizes attribute of an image. */
  sizes?: string;
  /** The same from further off, for a tablet across: wide where that one is high. */
  across?: PictureData;
  /** True for the one picture that is seen first: it is fetched at once, before anything else. */
  first?: boolean;
  /** True for one that is looked at closely: on a phone too it is as fine as the screen. */
  fine?: boolean;
  /** True for one that is not seen yet, but may be in a moment: it does not wait for its turn. */
  soon?: boolean;
}

/** Pictures lie there in two formats and two widths, of photos too; a drawing of lines stands alone. */
const formatsOf = (src: string) => (stemOf(src) ? (['avif', 'webp'] as const) : []);

/** A tablet across, and all other windows from 600 px on. */
const tablet = '(min-width: 600px) and (max-width: 1199px) and (min-aspect-ratio: 4/5)';
const others = '(min-width: 1200px), (min-width: 600px) and (max-aspect-ratio: 4/5)';

const filesOf = ({src, width}: PictureData, format: string) =>
  `${stemOf(src)}-600.${format} 600w, ${stemOf(src)}.${format} ${width}w`;

/**
 * What a browser may choose from in one format, as attributes of a <source>. A phone gets the 600 px
 * version: its pixels are finer than a picture needs, and signal is dear.
 */
function choicesOf({sizes, fine, across, ...picture}: Props, format: 'avif' | 'webp') {
  const both = {srcSet: filesOf(picture, format), sizes};
  const type = `image/${format}`;
  if (fine) return [{type, ...both}];
  return [
    {type, media: '(max-width: 599px)', srcSet: `${stemOf(picture.src)}-600.${format}`},
    ...(across ? [{type, media: tablet, srcSet: filesOf(across, format), sizes}] : []),
    {type, media: across ? others : '(min-width: 600px)', ...both},
  ];
}

/**
 * A picture that keeps its place while it loads, in the lightest format that the browser reads and
 * that arrives: a `<picture>` alone would not try the next one. When none does, its words stand in
 * the same place before a few hills. Without script a stylesheet does that where it can.
 * What places it finds both by `data-picture`.
 */
export default function Picture({sizes = '100vw', ...props}: Props) {
  const {src, alt, width, height, byDay, focus, first, soon} = props;
  const {ref, onError, failures} = useFailures();
  const formats = formatsOf(src);
  if (failures > formats.length) return <StandIn {...{alt, width, height}} />;
  const image = (
    <img
      ref={ref}
      src={fullFile(src)}
      alt={alt}
      width={width}
      height={height}
      loading={first || soon ? 'eager' : 'lazy'}
      // One that is seen first comes with the words, not a frame or two behind them.
      decoding={first ? 'sync' : 'async'}
      onError={onError}
      className={clsx(styles.image, byDay && styles.byDay, focus && styles[focus])}
      data-picture
    />
  );
  if (formats.length === 0) return image;
  const choices = formats.map((format) => choicesOf({...props, sizes}, format));
  return (
    <picture className={styles.picture}>
      {first && <Ahead choices={choices[0]!} />}
      {choices
        .slice(failures)
        .flat()
        .map((choice) => (
          <source key={choice.srcSet} {...choice} />
        ))}
      {image}
    </picture>
  );
}
