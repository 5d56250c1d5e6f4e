import type {Change} from '../compare';
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

interface Props {
  title: string;
  list: Change[];
  /** The panels that this year's sheep has: what is gone has no place on it. */
  names: Names;
}

/** What is new, gone or not as it was, a line each; nothing where the list is empty. */
export default function ChangeList({title, list, names}: Props) {
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
