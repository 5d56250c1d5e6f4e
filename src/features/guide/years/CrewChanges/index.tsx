import {counted} from '@site/src/text/counted';
import {listed} from '@site/src/text/listed';
import ChangeList from '../ChangeList';
import {changeCount, changes} from '../changes';
import type {CrewId, Figures} from '../../model/types';

/** That all stayed, and how much that is. */
function Stayed({after, crew}: Pick<Props, 'after' | 'crew'>) {
  const tasks = after.tasks.filter((task) => task.crew === crew).length;
  const panels = after.hanging.flatMap((group) => (group.crew === crew ? group.panels : [])).length;
  const words = [tasks && counted(tasks, 'task'), panels && counted(panels, 'panel')].filter(
    (word) => word !== 0,
  );
  return (
    <p>
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
  if (!found || changeCount(found) === 0) return <Stayed {...{after, crew}} />;
  const {panels, struts, tasks, hardware, dangers} = found;
  const names = new Set(after.hanging.flatMap((group) => group.panels));
  return (
    <>
      {Object.entries({panels, struts, tasks, hardware, dangers}).map(([title, list]) => (
        <ChangeList key={title} title={title} list={list} names={names} />
      ))}
    </>
  );
}
