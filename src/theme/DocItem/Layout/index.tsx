/**
 * Wrapped: every page of the docs has their styles, and says on paper what it is and of which year. For
 * styles it says whether it opens with its banner, as pages without a sidebar do, whether it is wide, as
 * pages without a list of contents are, and whether its year is over. Docusaurus' classes of the page
 * would tell too, but it takes them off and puts them on again one by one while React takes the page
 * over, and what stands by them jumps.
 */
import '@site/src/css/docs-theme.css';
import '@site/src/css/docs.css';
import '@site/src/css/docs-print.css';
import Layout from '@theme-original/DocItem/Layout';
import type {Props} from '@theme/DocItem/Layout';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PrintMargins} from '@site/src/features/guide';

export default function PrintedLayout(props: Props) {
  const {
    toc,
    metadata: {frontMatter, title},
  } = useDoc();
  const {version} = useDocsVersion();
  const isOpening = useDocsSidebar() === null;
  const isWide = frontMatter.hide_table_of_contents === true || toc.length === 0;
  return (
    <div
      data-opening={isOpening || undefined}
      data-over={version !== 'current' || undefined}
      data-wide={isWide || undefined}
    >
      <PrintMargins title={frontMatter.guide ? undefined : title} />
      <Layout {...props} />
    </div>
  );
}
