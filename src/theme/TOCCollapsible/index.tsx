/**
 * Ejected: the contents that phones and tablets show above the title are a line that opens a card; the
 * theme's are a card already while they are closed. As at the side, only headings that are shown are in it.
 * Nothing marks the heading that is read, so that the theme's code for that comes only with the list at
 * the side.
 */
import {useState} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import Tree from '@theme/TOCItems/Tree';
import type {Props} from '@theme/TOCCollapsible';
import {useShownHeadings} from '@site/src/features/guide';
import PillButton from '@site/src/ui/PillButton';

export default function ShownTOCCollapsible({toc, className, ...levels}: Props) {
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  const tree = useFilteredAndTreeifiedTOC({
    toc: useShownHeadings(toc),
    minHeadingLevel: levels.minHeadingLevel ?? minHeadingLevel,
    maxHeadingLevel: levels.maxHeadingLevel ?? maxHeadingLevel,
  });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={className}>
      <PillButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        on this page
      </PillButton>
      {isOpen && (
        <Tree
          toc={tree}
          className="table-of-contents table-of-contents__left-border"
          linkClassName="table-of-contents__link"
        />
      )}
    </div>
  );
}
