import {countText, hardwareText} from '../../model/hardwareText';
import {panelsText} from '../../panels/panelsText';
import type {HangingGroup, Place, Task} from '../../model/types';
import {usePanelsPage} from '../../panels/usePanelsPage';
import PanelNames from '../../panels/PanelNames';
import PanelWords from '../../panels/PanelWords';
import Sizes from '../Sizes';
import styles from './styles.module.css';

export interface Needs extends Pick<
  Task,
  'people' | 'parts' | 'panelsBelow' | 'hardware' | 'tools' | 'toolsFor'
> {
  /** Panels that the task hangs, where its steps tell how. */
  panels?: HangingGroup[];
}

interface Item {
  text: string;
  /** Where it is needed; everywhere when not said. */
  place?: Place;
  /** The panels that it names. */
  group?: HangingGroup;
}

const plain = (text: string): Item => ({text});
const panelsOf = (group: HangingGroup): Item => ({
  text: `${group.section}: panels ${panelsText(group)}`,
  group,
});

/** The same with a link for each panel, where the year has a panel finder. */
function Panels({group, text}: {group: HangingGroup; text: string}) {
  if (!usePanelsPage()) return <Sizes>{text}</Sizes>;
  return (
    <>
      {group.section}: panels <PanelNames {...group} />
    </>
  );
}

function Row({what, items}: {what: string; items: Item[]}) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        <ul className="plain-list close-list">
          {items.map(({text, place, group}) => (
            <li key={text} data-place={place}>
              {group ? <Panels group={group} text={text} /> : <PanelWords>{text}</PanelWords>}
            </li>
          ))}
          {items.length === 0 && <li>none</li>}
        </ul>
      </dd>
    </div>
  );
}

/**
 * What a task needs before it begins; read from the figures, never typed in the text. No box where
 * nothing is written down.
 */
export default function NeedBox(needs: Needs) {
  const {people, parts, panelsBelow, hardware, tools, toolsFor, panels = []} = needs;
  const below = panelsBelow ? [plain(`${panelsBelow} panels, as listed below`)] : [];
  if (!people && [below, parts, hardware, tools, panels].every(({length}) => length === 0))
    return null;
  const crew = people ? countText(people) : 'no number given; ask your crew lead';
  return (
    <div className={styles.box}>
      <p className={styles.title}>You need</p>
      <dl>
        <Row what="People" items={[plain(crew)]} />
        <Row what="Parts" items={[...below, ...parts.map(plain), ...panels.map(panelsOf)]} />
        <Row
          what="Hardware"
          items={hardware.map((one) => ({text: hardwareText(one), place: one.place}))}
        />
        <Row what={toolsFor ? 'Tools, for each table' : 'Tools'} items={tools.map(plain)} />
      </dl>
    </div>
  );
}
