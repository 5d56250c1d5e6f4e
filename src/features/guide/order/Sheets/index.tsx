import type {CrewInfo} from '../../model/crews';
import type {MeasuredMap} from '../../model/panelFile';
import type {Figures, HangingGroup} from '../../model/types';
import {LADDER_FROM} from '../../geometry/ladder';
import Sheet from '../../kit/Sheet';
import {isWide, onSheets} from './onSheets';
import Picture from './Picture';
import styles from './styles.module.css';

interface Props {
  crew: CrewInfo;
  figures: Pick<Figures, 'hanging' | 'tasks'>;
  /** The measured sheep. */
  map: MeasuredMap;
}

const SIGNS = `Gray hangs already. Heavy outline and name: now. Thin outline: not there. Ladder: its top corner hangs higher than ${LADDER_FROM} feet, as high as it says.`;
const UNKNOWN = ' A ? beside the number: nobody has written down the order within it.';
const STOP = ' STOP: nobody has written down how these come down. Ask the setup lead first.';

/** Which pictures of all are on one sheet. */
function numbersOf(all: readonly HangingGroup[], some: readonly HangingGroup[]): string {
  const first = all.indexOf(some[0]!) + 1;
  const last = first + some.length - 1;
  return first === last ? `picture ${first}` : `pictures ${first}–${last}`;
}

/**
 * A crew's hanging order as pictures to tape to its table, and the same backwards for teardown: from the
 * side that the crew stands on, in black and white, without words.
 */
export default function Sheets({crew, figures, map}: Props) {
  const own = figures.hanging.filter((group) => group.crew === crew.id);
  const isWritten = ({task}: HangingGroup) =>
    figures.tasks.some(({id, downWritten}) => id === task && downWritten);
  const sheets = (title: string, hint: string, groups: readonly HangingGroup[], down: boolean) =>
    onSheets(groups).map((some) => (
      <Sheet
        key={title + some[0]?.section}
        crew={crew.id}
        title={title}
        shows={numbersOf(groups, some)}
        hint={hint}
      >
        <ol className={styles.pictures}>
          {some.map((group) => (
            <Picture
              key={group.panels[0]}
              number={groups.indexOf(group) + 1}
              group={group}
              groups={figures.hanging}
              map={map}
              wide={isWide(group)}
              down={down}
              stop={down && !isWritten(group)}
            />
          ))}
        </ol>
      </Sheet>
    ));
  const unknown = own.every(({ordered}) => ordered) ? '' : UNKNOWN;
  const stop = own.every(isWritten) ? '' : STOP;
  return (
    <>
      {sheets('how it goes up', SIGNS + unknown, own, false)}
      {sheets('how it comes down', SIGNS + unknown + stop, [...own].reverse(), true)}
    </>
  );
}
