/** Wrapped: the table of contents lists what the guide's edition shows. */
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {useShownHeadings} from '@site/src/features/guide';

export default function ShownTOC({toc, ...rest}: Props) {
  return <TOC toc={useShownHeadings(toc)} {...rest} />;
}
