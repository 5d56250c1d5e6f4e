/**
 * Ejected: the contents that phones and tablets show above the title are a line that opens a card; the
 * theme's are a card already while they are closed. As at the side, only headings that are shown are in it.
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
