import Link from '@docusaurus/Link';
import {hardwareText} from '@site/src/lib/guide/hardwareText';
import {placeNames} from '@site/src/lib/guide/names';
import {reversed, type Undoing} from '@site/src/lib/guide/reversed';
import type {CrewId, Figures, HangingGroup, Place} from '@site/src/lib/guide/types';
import PanelNames from '../PanelNames';
import Sizes from '../Sizes';
import styles from './styles.module.css';

function OnlyIn({place}: {place?: Place}) {
  return place ? <strong className={styles.only}>{` ${placeNames[place]} only`}</strong> : null;
}

function Panels(group: HangingGroup) {
  const {section, ordered} = group;
  return (
    <li>
      <strong>{section}:</strong> <PanelNames {...group} />
      {!ordered && '. Nobody has written down the order of these: this is just a list.'}
    </li>
  );
}

function ComesOff({task, groups}: Undoing) {
  if (groups.length > 0) {
    const count = groups.reduce((sum, {panels}) => sum + panels.length, 0);
    return (
      <>
        <p>
          {count} {count === 1 ? 'panel comes' : 'panels come'} off:
        </p>
        <ol>
          {groups.map((group) => (
            <Panels key={group.section} {...group} />
          ))}
        </ol>
      </>
    );
  }
  return (
    <p>
      Comes off or goes back: <Sizes>{task.parts.join('; ')}</Sizes>
    </p>
  );
}

function HardwareOut({hardware}: Undoing) {
  if (hardware.length === 0) return <p>No hardware is listed for it.</p>;
  return (
    <>
      <p>Hardware out = hardware in:</p>
      <ul>
        {hardware.map((piece) => (
          <li key={hardwareText(piece)}>
            <Sizes>{hardwareText(piece)}</Sizes>
            <OnlyIn place={piece.place} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * A crew's work backwards, worked out from the figures: what comes off, in which order, and the
 * hardware that has to come out again.
 */
export default function TeardownOrder({figures, crew}: {figures: Figures; crew: CrewId}) {
  return (
    <ol className={styles.order}>
      {reversed(figures, crew).map((undoing) => (
        <li key={undoing.task.id}>
          <p className={styles.title}>
            {/* The guide lies one folder up, in a frozen year too. */}
            <Link to={`../#${undoing.task.id}`}>{undoing.task.title}</Link>
            <OnlyIn place={undoing.task.place} />
          </p>
          {undoing.task.orderUnknown && (
            <p>Nobody has written down when this is undone. Ask the setup lead.</p>
          )}
          <ComesOff {...undoing} />
          <HardwareOut {...undoing} />
        </li>
      ))}
    </ol>
  );
}
