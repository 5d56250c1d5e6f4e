import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {feet} from '@site/src/text/feet';
import CrewLetter from '../../../edition/CrewLetter';
import CrewWord from '../../../edition/CrewWord';
import {ladderTo} from '../../../geometry/ladder';
import {crewClass} from '../../../model/crews';
import {crewName} from '../../../model/names';
import type {Geometry, HangingGroup} from '../../../model/types';
import PanelNames from '../../../panels/PanelNames';
import PanelWords from '../../../panels/PanelWords';
import {UNORDERED} from '../../../panels/panelsText';
import LadderSign from '../../LadderSign';
import SectionName from '../../SectionName';
import {orderSteps} from '../../steps';
import {stepText} from '../../stepText';
import type {Shown} from '../Pictures';
import styles from './styles.module.css';

interface Known {
  /** Titles of the tasks, by what follows the crew in their ids. */
  titles: Readonly<Record<string, string>>;
  geometry: Geometry;
}

/** Which step is said; while it plays nothing is read aloud. */
export interface Said extends Pick<Shown, 'whose' | 'at'> {
  playing: boolean;
}

interface Props extends Said, Known {
  /** All of the year's hanging order. */
  groups: readonly HangingGroup[];
}

function Group({group, titles, geometry}: {group: HangingGroup} & Known) {
  const {crew, task, section, panels, note, ordered} = group;
  const height = ladderTo(panels, geometry);
  const title = titles[task.slice(crew.length + 1)] ?? 'in the guide';
  const isOneName = title.toLowerCase() === section.toLowerCase();
  const toTask = (words: ReactNode) => (
    // The guide lies one folder up, in a frozen year too.
    <Link to={`../#${task}`} className={styles.task}>
      {words}
    </Link>
  );
  const name = <SectionName>{section}</SectionName>;
  return (
    <li className={clsx(styles.group, crewClass(crew))}>
      <p className={styles.crew}>
        <CrewLetter crew={crew}>
          <CrewWord name={crewName(crew)} />
        </CrewLetter>
      </p>
      {height !== undefined && <LadderSign height={feet(height)} />}
      <p className={styles.section}>
        {isOneName ? toTask(name) : name} {!isOneName && toTask(title)}
      </p>
      <p className={styles.panels}>
        <PanelNames {...group} />
      </p>
      {note && (
        <p>
          <PanelWords names={new Set(panels)}>{note}</PanelWords>
        </p>
      )}
      {!ordered && <p>{UNORDERED}</p>}
    </li>
  );
}

/** What is hung at a step: by whom, whether on a ladder, and only then which panels. */
export default function Words({whose, at, playing, groups, ...known}: Props) {
  const steps = orderSteps(groups, whose);
  const step = steps[at] ?? [];
  return (
    <>
      <ul className={styles.words}>
        {step.map((group) => (
          <Group key={group.panels[0]} group={group} {...known} />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {playing ? '' : stepText(step, at, steps.length, known.geometry)}
      </p>
    </>
  );
}
