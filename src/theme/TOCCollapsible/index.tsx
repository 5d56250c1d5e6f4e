/** Wrapped: so does the one that phones show above the text. */
import type {ComponentProps} from 'react';
import TOCCollapsible from '@theme-original/TOCCollapsible';
import {useShownHeadings} from '@site/src/lib/guide/useShownHeadings';

export default function ShownTOCCollapsible({toc, ...rest}: ComponentProps<typeof TOCCollapsible>) {
  return <TOCCollapsible toc={useShownHeadings(toc)} {...rest} />;
}
