import {counted} from '@site/src/text/counted';
import {listed} from '@site/src/text/listed';
import {changes} from '../changes';
import type {Change} from '../compare';
import type {CrewId, Figures} from '../../model/types';
import PanelWords from '../../panels/PanelWords';
import styles from './styles.module.css';

type Names = ReadonlySet<string>;

function Line({what, before, after, names}: Change & {names: Names}) {
  if (before === undefined) return <Told verb="new" what={what} words={after} names={names} />;
  if (after === undefined) return <Told verb="gone" what={what} words={before} names={names} />;
  return (
    <>
      <strong>changed:</strong> <PanelWords names={names}>{what}</PanelWords>, from{' '}
      <del>
        <PanelWords names={names}>{before}</PanelWords>
      </del>{' '}
      to{' '}
      <ins>
        <PanelWords names={names}>{after}</PanelWords>
      </ins>
    </>
  );
}

function Told({
  verb,
  what,
  words,
  names,
}: {
  verb: string;
  what: string;
  words?: string;
  names: Names;
}) {
  return (
    <>
      <strong>{verb}:</strong> <PanelWords names={names}>{what}</PanelWords>
      {words && words !== what && (
        <>
          {' ('}
          <PanelWords names={names}>{words}</PanelWords>)
        </>
      )}
    </>
  );
}

function List({title, list, names}: {title: string; list: Change[]; names: Names}) {
  if (list.length === 0) return null;
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul>
        {list.map((change) => (
          <li key={`${change.what} ${change.before}`}>
            <Line {...change} names={names} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** That nothing changed, and how much that is. */
function Stayed({after, crew}: Pick<Props, 'after' | 'crew'>) {
  const tasks = after.tasks.filter((task) => task.crew === crew).length;
  const panels = after.hanging.flatMap((group) => (group.crew === crew ? group.panels : [])).length;
  const words = [tasks && counted(tasks, 'task'), panels && counted(panels, 'panel')].filter(
    (word) => word !== 0,
  );
  return (
    <p>
      <strong>Nothing changed.</strong>{' '}
      {words.length > 0
        ? `${listed(words)}, as before.`
        : 'No tasks are written down for it, in either year.'}
    </p>
  );
}

interface Props {
  before: Figures;
  after: Figures;
  crew: CrewId;
}

/** What is not as it was in another year's guide, for one crew; says so where nothing changed. */
export default function CrewChanges({before, after, crew}: Props) {
  const found = changes(before, after).find((one) => one.crew === crew);
  const {panels = [], tasks = [], hardware = []} = found ?? {};
  if (panels.length + tasks.length + hardware.length === 0) return <Stayed {...{after, crew}} />;
  // What is gone has no place on this year's sheep.
  const names = new Set(after.hanging.flatMap((group) => group.panels));
  return (
    <>
      <List title="panels" list={panels} names={names} />
      <List title="tasks" list={tasks} names={names} />
      <List title="hardware" list={hardware} names={names} />
    </>
  );
}
