/** Wrapped: the table of contents lists what the guide's edition shows. */
import type {ComponentProps} from 'react';
import TOC from '@theme-original/TOC';
import {useShownHeadings} from '@site/src/lib/guide/useShownHeadings';

export default function ShownTOC({toc, ...rest}: ComponentProps<typeof TOC>) {
  return <TOC toc={useShownHeadings(toc)} {...rest} />;
}
