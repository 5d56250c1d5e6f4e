/**
 * Ejected: any unknown path shows our not-found cover (specification, section 8). It names itself,
 * since the docs, which own every path, show it in a layout without a title; each of their pages would
 * carry the cover, so it is fetched where it is shown.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import {hydrateWhenVisible} from '@site/src/ui/StaticIsland/hydrateWhenVisible';

const Cover = hydrateWhenVisible(() => import('./Cover'));

export default function NotFoundContent({title = 'Page not found'}: {title?: string}) {
  return (
    <main data-not-found>
      <PageMetadata title={title} description="There is no page at this address." />
      <Cover />
    </main>
  );
}
