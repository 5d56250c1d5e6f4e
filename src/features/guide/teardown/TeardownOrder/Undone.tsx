import type {ComponentType} from 'react';
import {hardwareText} from '../../model/hardwareText';
import {crewName} from '../../model/names';
import {groupId, hardwareId, panelsOff, partsId} from '../down';
import type {LoadOff, Undoing} from '../reversed';
import type {HangingGroup, Task} from '../../model/types';
import SectionName from '../../order/SectionName';
import DangerBox from '../../task/DangerBox';
import PanelNames from '../../panels/PanelNames';
import Unordered from '../../panels/Unordered';
import Sizes from '../../task/Sizes';
import StopBox from '../StopBox';
import Off from './Off';
import OnlyIn from './OnlyIn';
import styles from './styles.module.css';

/** Draws a group as a picture; years from before the sheep was measured have none. */
export type GroupFrame = ComponentType<{group: HangingGroup; near?: boolean}>;

function Panels({frame: Frame, year, ...group}: HangingGroup & {frame?: GroupFrame; year: number}) {
  const {task, section, panels, ordered} = group;
  return (
    <li>
      <Off year={year} id={groupId(task, section)} label={`Down: ${section}: ${panels.join(', ')}`}>
        <SectionName>{section}</SectionName>
      </Off>
      <p className={styles.names}>
        <PanelNames {...group} />
        {!ordered && <Unordered />}
      </p>
      {Frame && <Frame group={group} near />}
    </li>
  );
}

/** Where nobody wrote how a thing comes down, no list of its parts may look like an instruction. */
function Stop({task}: {task: Task}) {
  if (task.downWritten) return null;
  return (
    <StopBox>
      Nobody has written down how this comes down. Ask the setup lead before you take anything off.
    </StopBox>
  );
}

function Source({task, load}: {task: Task; load: LoadOff}) {
  const {source} = load;
  if (!source) return task.downWritten ? null : ': how is not written down. Ask the setup lead.';
  const other = source.crew === task.crew ? '' : `: wait for the ${crewName(source.crew)}`;
  return ` (${source.title})${other}`;
}

function LoadsOff({task, loads}: Undoing) {
  if (loads.length === 0) return null;
  return (
    <>
      <p>Off first, since this carries it:</p>
      <ul>
        {loads.map((load) => (
          <li key={load.what}>
            <strong>{load.what}</strong>
            <Source task={task} load={load} />
            <OnlyIn place={load.place} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ComesOff({task, groups, frame, year}: Undoing & {frame?: GroupFrame; year: number}) {
  if (groups.length > 0) {
    const count = panelsOff({groups});
    return (
      <>
        <p>
          {count} {count === 1 ? 'panel comes' : 'panels come'} off:
        </p>
        <ol className={frame ? styles.frames : styles.groups}>
          {groups.map((group) => (
            <Panels key={group.section} {...group} frame={frame} year={year} />
          ))}
        </ol>
      </>
    );
  }
  return (
    <Off year={year} id={partsId(task.id)}>
      Comes off or goes back: <Sizes>{task.parts.join('; ')}</Sizes>
    </Off>
  );
}

function HardwareOut({task, hardware, year}: Undoing & {year: number}) {
  if (hardware.length === 0) return <p>No hardware is listed for it.</p>;
  return (
    <div className={styles.hardware}>
      <Off year={year} id={hardwareId(task.id)} label={`Counted: the hardware of ${task.title}`}>
        Hardware out = hardware in:
      </Off>
      <ul className="plain-list close-list">
        {hardware.map((piece) => (
          <li key={hardwareText(piece)}>
            <Sizes>{hardwareText(piece)}</Sizes>
            <OnlyIn place={piece.place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is done to undo a task: each warning above what it guards, then what comes off, and its hardware. */
export default function Undone(props: Undoing & {frame?: GroupFrame; year: number}) {
  const {task, dangers} = props;
  return (
    <>
      {task.orderUnknown && <p>Nobody has written down when this is undone.</p>}
      <Stop task={task} />
      {dangers.map(({id, kind, name, down}) => (
        <DangerBox key={id} kind={kind} name={name} words={down} />
      ))}
      <LoadsOff {...props} />
      <ComesOff {...props} />
      <HardwareOut {...props} />
    </>
  );
}
