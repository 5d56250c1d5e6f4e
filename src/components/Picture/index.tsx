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
  className?: string;
}

/** The drawn pictures lie there in two formats and two widths; a photo (jpg, png) stands alone. */
function variants(src: string, width: number, format: 'avif' | 'webp') {
  const stem = src.replace(/\.webp$/, '');
  return `${stem}-600.${format} 600w, ${stem}.${format} ${width}w`;
}

/** A picture that keeps its place while it loads, in the lightest format the browser reads. */
export default function Picture({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  first,
  className,
}: Props) {
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
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
