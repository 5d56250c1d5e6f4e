/** Wrapped: so does the one that phones show above the text. */
import TOCCollapsible from '@theme-original/TOCCollapsible';
import type {Props} from '@theme/TOCCollapsible';
import {useShownHeadings} from '@site/src/features/guide';

export default function ShownTOCCollapsible({toc, ...rest}: Props) {
  return <TOCCollapsible toc={useShownHeadings(toc)} {...rest} />;
}
