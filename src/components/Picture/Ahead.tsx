import Head from '@docusaurus/Head';

interface Props {
  /** The choice of files, as in the `srcset` of an image. */
  srcSet: string;
  /** How wide it stands, as in the `sizes` of an image. */
  sizes?: string;
  type: string;
  /** The windows that it is for. */
  media?: string;
}

/**
 * Has the browser fetch a picture before it has read as far as the place where it stands. Without
 * `href`: a browser that reads no `imagesrcset` would fetch a file that it does not show.
 */
export default function Ahead({srcSet, sizes, type, media}: Props) {
  return (
    <Head>
      <link
        rel="preload"
        as="image"
        {...{fetchpriority: 'high'}}
        imageSrcSet={srcSet}
        imageSizes={sizes}
        type={type}
        media={media}
      />
    </Head>
  );
}
