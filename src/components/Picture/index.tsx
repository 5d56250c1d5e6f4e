import clsx from 'clsx';
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
  /** Called when the file does not arrive, also when that was known before script ran. */
  onFail?: () => void;
  className?: string;
}

/** The drawn pictures lie there in two formats and two widths; a photo (jpg, png) stands alone. */
function variants(src: string, width: number, format: 'avif' | 'webp') {
  const stem = src.replace(/\.webp$/, '');
  return `${stem}-600.${format} 600w, ${stem}.${format} ${width}w`;
}

/** Tells of a file that failed before React listened: the browser does not say it again. */
function reportFailure(image: HTMLImageElement | null, onFail: () => void) {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(onFail);
}

/** A picture that keeps its place while it loads, in the lightest format the browser reads. */
export default function Picture({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  first,
  soon,
  onFail,
  className,
}: Props) {
  const image = (
    <img
      ref={onFail && ((element) => reportFailure(element, onFail))}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first || soon ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={onFail}
      className={clsx(styles.image, className)}
    />
  );
  if (!src.endsWith('.webp')) return image;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={variants(src, width, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={variants(src, width, 'webp')} sizes={sizes} />
      {image}
    </picture>
  );
}
