/**
 * Ejected: so does the one that phones and tablets show above the title: a line that opens a card. The
 * theme's is a card already while it is closed.
 */
import {useState} from 'react';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import {useShownHeadings} from '@site/src/features/guide';

export default function ShownTOCCollapsible({toc, className, ...levels}: Props) {
  const shown = useShownHeadings(toc);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={className}>
      <button
        type="button"
        className="clean-btn"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        on this page
      </button>
      {isOpen && <TOCItems toc={shown} {...levels} />}
    </div>
  );
}
