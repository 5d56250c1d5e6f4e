import Head from '@docusaurus/Head';

interface Props {
  choices: {
    /** The choice of files, as in the `srcset` of an image. */
    srcSet: string;
    /** How wide it stands, as in the `sizes` of an image; the standard asks for it here. */
    sizes?: string;
    type: string;
    /** The windows that it is for. */
    media?: string;
  }[];
}

/**
 * Has the browser fetch a picture before it has read as far as the place where it stands. Without
 * `href`: a browser that reads no `imagesrcset` would fetch a file that it does not show. All in one
 * Head: of links without `href` in two of them it keeps the last.
 */
export default function Ahead({choices}: Props) {
  return (
    <Head>
      {choices.map(({srcSet, sizes = '100vw', type, media}) => (
        <link
          key={srcSet}
          rel="preload"
          as="image"
          fetchPriority="high"
          imageSizes={sizes}
          imageSrcSet={srcSet}
          type={type}
          media={media}
        />
      ))}
    </Head>
  );
}
