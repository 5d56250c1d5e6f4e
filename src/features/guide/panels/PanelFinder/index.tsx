import type {HangingGroup, StrutGroup} from '../../model/types';
import {sides, type MeasuredMap} from '../../model/panelFile';
import type {FinderAnswer} from '../finderAnswer';
import Answer from './Answer';
import AnswerTitle from './Answer/Title';
import Fields from './Fields';
import Stage from './Stage';
import {useFinder} from './useFinder';
import styles from './styles.module.css';

/** An answer in a line, for a screen reader to say when it has changed. */
function statusText(answer: FinderAnswer | undefined): string {
  if (answer?.kind === 'panel') {
    const {name, section, side} = answer.panel;
    return `${name}, ${section}, ${sides[side].word}`;
  }
  if (answer?.kind === 'strut') return `${answer.strut.name} is a strut, not a panel`;
  return answer?.words ?? '';
}

interface Props {
  /** All of the year's panels.json. */
  map: MeasuredMap;
  /** All of its hanging order, and the titles of its tasks (figures/hanging.ts). */
  groups: HangingGroup[];
  titles: Record<string, string>;
  /** All of its struts (figures/struts.ts). */
  struts: StrutGroup[];
}

/**
 * Where a panel goes: a field for its name, its neighbors or its edges, the map of the sheep with the
 * panel and its neighbors lit, and all that is known of it; of struts, what they carry. The address
 * has the question (#17D, #strut-17DEF, #next-to-18D-22D, ?edges=85,54.5). Without script every view
 * is drawn, and the tables of the page have the words.
 */
export default function PanelFinder({map, groups, titles, struts}: Props) {
  const finder = useFinder(map, struts);
  const {answer, heading, measured, askAndRead, askEdges} = finder;
  const names = [...new Set([...finder.panels.keys(), ...struts.map(({name}) => name)])];
  return (
    <div className={styles.finder} data-finder>
      <Fields answer={answer} names={names} onAsk={askAndRead} onEdges={askEdges} />
      <AnswerTitle answer={answer} panels={finder.panels} heading={heading} onAsk={askAndRead} />
      <Stage {...finder} geometry={map.geometry} />
      <div className={styles.details}>
        <Answer
          answer={answer}
          known={{panels: finder.panels, groups, titles, struts}}
          measured={measured}
          onAsk={askAndRead}
        />
      </div>
      <p role="status" className="visually-hidden">
        {statusText(answer)}
      </p>
    </div>
  );
}
