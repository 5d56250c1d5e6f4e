/** Wraps the whole site: fetches the display face early, since headings are seen first. */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import displayFace from '@fontsource/righteous/files/righteous-latin-400-normal.woff2';

export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      <Head>
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={displayFace}
        />
      </Head>
      {children}
    </>
  );
}
