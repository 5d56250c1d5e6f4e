import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@docusaurus/Link';
import {STRUT, strutsIn, strutText} from '../../model/struts';
import type {StrutGroup} from '../../model/types';
import {listed} from '@site/src/text/listed';
import shared from '../table.module.css';
import styles from './styles.module.css';

/** What a group of struts carries on one side; that there is none where it is not given. */
function Carries({group}: {group?: StrutGroup}) {
  if (!group) return 'not in the list of this side';
  const {panels, collarTubes, uncertain} = group;
  return (
    <>
      {uncertain && `${strutText(group)} `}
      carries{' '}
      {panels.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
      {collarTubes &&
        `, collar tube on ${listed(collarTubes.map((name) => strutText({name, uncertain})))}`}
    </>
  );
}

interface Props {
  /** All of the year's struts. */
  struts: StrutGroup[];
  /** Of the tasks, by what follows the crew in their ids. */
  titles: Record<string, string>;
}

const columns = [
  {crew: 'party-crew', side: 'party side (D)'},
  {crew: 'business-crew', side: 'business side (P)'},
] as const;

/**
 * Every group of struts in a row, for screen readers and paper, and where no script runs. As with
 * panels, the finder at the top of the page answers where script runs.
 */
export default function StrutTable({struts, titles}: Props) {
  const {collectAnchor} = useBrokenLinks();
  const names = [...new Set(struts.map(({name}) => name))];
  names.flatMap((name) => [name, ...strutsIn(name)]).forEach((name) => collectAnchor(STRUT + name));
  const groupOf = (name: string, crew: string) =>
    struts.find((one) => one.name === name && one.crew === crew);
  const taskOf = (crew: string) => struts.find((one) => one.crew === crew)?.task ?? '';
  return (
    <div className={shared.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">group</th>
            <th scope="col">struts</th>
            {columns.map(({crew, side}) => (
              <th key={crew} scope="col">
                {side} {/* The guide lies one folder up, in a frozen year too. */}
                <Link to={`../#${taskOf(crew)}`} className={styles.task}>
                  {titles[taskOf(crew).slice(crew.length + 1)]}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} id={STRUT + name} className={shared.row}>
              <th scope="row">
                <a href={`#${STRUT}${name}`}>{name}</a>
              </th>
              <td>
                {strutsIn(name).map((strut) => (
                  <a key={strut} id={STRUT + strut} href={`#${STRUT}${strut}`}>
                    {`${strut} `}
                  </a>
                ))}
              </td>
              {columns.map(({crew, side}) => (
                <td key={crew} data-side={side}>
                  <Carries group={groupOf(name, crew)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
