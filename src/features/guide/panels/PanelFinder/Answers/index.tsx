import {useEffect, useEffectEvent} from 'react';
import type {HangingGroup, StrutGroup} from '../../../model/types';
import {sides, type MeasuredMap} from '../../../model/panelFile';
import {NAMES, type Typed} from '../../asks';
import type {FinderAnswer} from '../../finderAnswer';
import Answer from '../Answer';
import AnswerTitle from '../Answer/Title';
import Stage from '../Stage';
import {useFinder} from '../useFinder';

/** An answer in a line, for a screen reader to say when it has changed. */
function statusText(answer: FinderAnswer | undefined): string {
  if (answer?.kind === 'panel') {
    const {name, section, side} = answer.panel;
    return `${name}, ${section}, ${sides[side].word}`;
  }
  if (answer?.kind === 'strut') return `${answer.strut.name} is a strut, not a panel`;
  return answer?.words ?? '';
}

/** What the fields ask. */
export interface Asking {
  /** None until something was typed. */
  typed?: Typed;
}

interface Props extends Asking {
  /** All of the year's panels.json. */
  map: MeasuredMap;
  /** All of its hanging order, and the titles of its tasks (figures/hanging.ts). */
  groups: HangingGroup[];
  titles: Record<string, string>;
  /** All of its struts (figures/struts.ts). */
  struts: StrutGroup[];
}

/**
 * The map of the sheep with the panel and its neighbors lit, and all that is known of it; of struts,
 * what they carry. The address has the question (#17D, #strut-17DEF, #next-to-18D-22D,
 * ?edges=85,54.5).
 */
export default function Answers({typed, map, groups, titles, struts}: Props) {
  const finder = useFinder(map, struts);
  const {answer, heading, measured, askAndRead, askEdges} = finder;
  const names = [...new Set([...finder.panels.keys(), ...struts.map(({name}) => name)])];
  const answerTyped = useEffectEvent(({words, isEdges}: Typed) =>
    isEdges ? askEdges(words) : askAndRead(words),
  );
  useEffect(() => {
    if (typed) answerTyped(typed);
  }, [typed]);
  return (
    <>
      <datalist id={NAMES}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <AnswerTitle answer={answer} panels={finder.panels} heading={heading} onAsk={askAndRead} />
      <Stage {...finder} geometry={map.geometry} />
      <Answer
        answer={answer}
        known={{panels: finder.panels, groups, titles, struts}}
        measured={measured}
        onAsk={askAndRead}
      />
      <p role="status" className="visually-hidden">
        {statusText(answer)}
      </p>
    </>
  );
}
