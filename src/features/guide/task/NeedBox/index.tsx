import type {ReactNode} from 'react';
import {listed} from '@site/src/text/listed';
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

interface Props extends Needs {
  /** What the text says of it, in paragraphs. */
  notes?: ReactNode[];
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
      {group.section}: panels{' '}
      <span className={styles.names}>
        <PanelNames {...group} />
      </span>
    </>
  );
}

/** Up to here some items stand beside each other; what is longer has a line of its own. */
const SHORT = 22;

interface Group {
  what: string;
  items: Item[];
}

function Row({what, items}: Group) {
  return (
    <div className={styles.row}>
      <dt>{what}</dt>
      <dd>
        <ul className="plain-list close-list">
          {items.map(({text, place, group}) => (
            <li
              key={text}
              className={group || text.length > SHORT ? styles.long : undefined}
              data-place={place}
            >
              {group ? <Panels group={group} text={text} /> : <PanelWords>{text}</PanelWords>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** What a task does without, in one line. */
function None({groups}: {groups: Group[]}) {
  if (groups.length === 0) return null;
  return (
    <div className={styles.brief}>
      <dt>{listed(groups.map(({what}, i) => (i > 0 ? what.toLowerCase() : what)))}</dt>
      <dd>none</dd>
    </div>
  );
}

/** The same for what the text lists itself. */
export function YouNeed({children}: {children: ReactNode}) {
  return (
    <div className={styles.box}>
      <p className={styles.title}>you need</p>
      <div className={styles.told}>{children}</div>
    </div>
  );
}

/**
 * What a task needs before it begins; read from the figures, never typed in the text, and what the text
 * says of it. No box where nothing is written down.
 */
export default function NeedBox({notes = [], ...needs}: Props) {
  const {people, parts, panelsBelow, hardware, tools, toolsFor, panels = []} = needs;
  const below = panelsBelow ? [plain(`${panelsBelow} panels, as listed below`)] : [];
  const groups: Group[] = [
    {what: 'Parts', items: [...below, ...parts.map(plain), ...panels.map(panelsOf)]},
    {
      what: 'Hardware',
      items: hardware.map((one) => ({text: hardwareText(one), place: one.place})),
    },
    {what: toolsFor ? 'Tools, for each table' : 'Tools', items: tools.map(plain)},
  ];
  const needed = groups.filter(({items}) => items.length > 0);
  if (!people && needed.length === 0) return notes;
  return (
    <div className={styles.box}>
      <p className={styles.title}>you need</p>
      <dl>
        <div className={styles.brief}>
          <dt>People</dt>
          <dd>{people ? countText(people) : 'no number given; ask your crew lead'}</dd>
        </div>
        {needed.map((group) => (
          <Row key={group.what} {...group} />
        ))}
        <None groups={groups.filter((group) => !needed.includes(group))} />
        {notes.length > 0 && (
          <div className={styles.row}>
            <dt>Note</dt>
            <dd>{notes}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
