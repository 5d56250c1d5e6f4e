import {useFailures} from '@site/src/lib/useFailures';
import Ahead from './Ahead';
import StandIn from './StandIn';
import styles from './styles.module.css';

export interface PictureData {
  src: string;
  alt: string;
  width: number;
  height: number;
}

interface Props extends PictureData {
  /**
   * How wide it stands on the page, as in the sizes attribute of an image. Phones are told less
   * (45vw for the whole width): their pixels are finer than a picture needs, and signal is dear.
   */
  sizes?: string;
  /** True for the one picture that is seen first: it is fetched at once, before anything else. */
  first?: boolean;
  /** True for one that is not seen yet, but may be in a moment: it does not wait for its turn. */
  soon?: boolean;
}

/** The drawn pictures lie there in two formats and two widths; a photo (jpg, png) stands alone. */
const formatsOf = (src: string) => (src.endsWith('.webp') ? (['avif', 'webp'] as const) : []);

function variants(src: string, width: number, format: 'avif' | 'webp') {
  const stem = src.replace(/\.webp$/, '');
  return `${stem}-600.${format} 600w, ${stem}.${format} ${width}w`;
}

/**
 * A picture that keeps its place while it loads, in the lightest format that the browser reads and
 * that arrives: a `<picture>` alone would not try the next one. When none does, its words stand in
 * the same place before a few hills. Without script a stylesheet does that where it can.
 * What places it finds both by `data-picture`.
 */
export default function Picture({src, alt, width, height, sizes = '100vw', first, soon}: Props) {
  const {ref, onError, failures} = useFailures();
  const formats = formatsOf(src);
  if (failures > formats.length) return <StandIn {...{alt, width, height}} />;
  const image = (
    <img
      ref={ref}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first || soon ? 'eager' : 'lazy'}
      // One that is seen first comes with the words, not a frame or two behind them.
      decoding={first ? 'sync' : 'async'}
      onError={onError}
      className={styles.image}
      data-picture
    />
  );
  if (formats.length === 0) return image;
  const [best] = formats;
  return (
    <picture className={styles.picture}>
      {first && best && (
        <Ahead srcSet={variants(src, width, best)} sizes={sizes} type={`image/${best}`} />
      )}
      {formats.slice(failures).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={variants(src, width, format)}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}
