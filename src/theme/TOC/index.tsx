/**
 * Wrapped: the table of contents lists what the guide's edition shows. It is taken over where it is to
 * be seen: a phone hides it, and would measure the place of every heading for it first.
 */
import type {Props} from '@theme/TOC';
import {useShownHeadings} from '@site/src/features/guide';
import {hydrateWhenVisible} from '@site/src/ui/StaticIsland/hydrateWhenVisible';

const TOC = hydrateWhenVisible<Props>(() => import('@theme-original/TOC'));

export default function ShownTOC({toc, ...rest}: Props) {
  return <TOC toc={useShownHeadings(toc)} {...rest} />;
}
