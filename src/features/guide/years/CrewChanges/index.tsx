import ChangeList from '../ChangeList';
import Stayed from '../Stayed';
import {changeCount, changes} from '../changes';
import type {CrewId, Figures} from '../../model/types';

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
