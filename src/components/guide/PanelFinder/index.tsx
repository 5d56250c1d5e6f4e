import type {HangingGroup} from '@site/src/lib/guide/types';
import type {PanelFile} from '@site/src/lib/guide/panelFile';
import {panelOrder} from '@site/src/lib/guide/panelOrder';
import {sides} from '@site/src/lib/guide/panelFile';
import Answer from './Answer';
import AnswerTitle from './Answer/Title';
import Hints from './Answer/Hints';
import PanelField from './PanelField';
import Stage from './Stage';
import {useFinder} from './useFinder';
import styles from './styles.module.css';

interface Props {
  /** All of the year's panels.json. */
  map: PanelFile;
  /** All of its hanging order, and the titles of the tasks that hang (figures/hanging.ts). */
  groups: HangingGroup[];
  titles: Record<string, string>;
}

/**
 * Where a panel goes: a field for its name, the map of the sheep with the panel and its neighbors
 * lit, and all that is known of it. The address has the name (#17D). Without script every view is
 * drawn, and the table of the page has the words.
 */
export default function PanelFinder({map, groups, titles}: Props) {
  const finder = useFinder(map);
  const {panel, found} = finder;
  const order = panel && panelOrder(panel.name, groups, titles);
  return (
    <div className={styles.finder} data-finder>
      <PanelField names={[...finder.panels.keys()]} onAsk={finder.askAndRead} />
      <AnswerTitle panel={panel} found={found} heading={finder.answer} onAsk={finder.askAndRead} />
      <Stage {...finder} />
      <div className={styles.details}>
        {panel ? (
          <Answer
            panel={panel}
            order={order}
            views={finder.views}
            view={finder.view}
            onAsk={finder.askAndRead}
          />
        ) : (
          <Hints />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {panel && `${panel.name}, ${panel.section}, ${sides[panel.side].word}`}
        {found.words}
      </p>
    </div>
  );
}
