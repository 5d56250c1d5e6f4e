/** Wrapped: every page of the docs has their styles, and says on paper what it is and of which year. */
import '@site/src/css/docs-theme.css';
import '@site/src/css/docs.css';
import '@site/src/css/docs-print.css';
import Layout from '@theme-original/DocItem/Layout';
import type {Props} from '@theme/DocItem/Layout';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PrintMargins} from '@site/src/features/guide';

export default function PrintedLayout(props: Props) {
  const {frontMatter, title} = useDoc().metadata;
  return (
    <>
      <PrintMargins title={frontMatter.guide ? undefined : title} />
      <Layout {...props} />
    </>
  );
}
