import {changes} from '@site/src/lib/guide/changes';
import type {Change} from '@site/src/lib/guide/compare';
import type {CrewId, Figures} from '@site/src/lib/guide/types';
import Sizes from '../Sizes';
import styles from './styles.module.css';

function Line({what, before, after}: Change) {
  if (before === undefined) return <Told verb="new" what={what} words={after} />;
  if (after === undefined) return <Told verb="gone" what={what} words={before} />;
  return (
    <>
      <strong>changed:</strong> <Sizes>{what}</Sizes>, from{' '}
      <del>
        <Sizes>{before}</Sizes>
      </del>{' '}
      to{' '}
      <ins>
        <Sizes>{after}</Sizes>
      </ins>
    </>
  );
}

function Told({verb, what, words}: {verb: string; what: string; words?: string}) {
  return (
    <>
      <strong>{verb}:</strong> <Sizes>{what}</Sizes>
      {words && words !== what && (
        <>
          {' ('}
          <Sizes>{words}</Sizes>)
        </>
      )}
    </>
  );
}

function List({title, list}: {title: string; list: Change[]}) {
  if (list.length === 0) return null;
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul>
        {list.map((change) => (
          <li key={`${change.what} ${change.before}`}>
            <Line {...change} />
          </li>
        ))}
      </ul>
    </>
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
  if (panels.length + tasks.length + hardware.length === 0) return <p>Nothing changed.</p>;
  return (
    <>
      <List title="panels" list={panels} />
      <List title="tasks" list={tasks} />
      <List title="hardware" list={hardware} />
    </>
  );
}
