import Link from '@docusaurus/Link';
import type {FoundStrut} from '../../../model/findStrut';
import {crewName} from '../../../model/names';
import {panelOrder} from '../../../model/panelOrder';
import {sides} from '../../../model/panelFile';
import {STRUT, strutsIn, strutsOf} from '../../../model/struts';
import type {StrutGroup} from '../../../model/types';
import {listed} from '@site/src/text/listed';
import Chips from './Chips';
import Fact from './Fact';
import type {Known} from './known';
import styles from './styles.module.css';

interface Props {
  strut: FoundStrut;
  known: Known;
  onAsk: (typed: string) => void;
}

/** A panel, and the other groups of its side that carry it too. */
function chipsFor(panel: string, {name, crew}: StrutGroup, struts: readonly StrutGroup[]) {
  const others = strutsOf(panel, struts).filter((one) => one.crew === crew && one.name !== name);
  return [
    {name: panel, hash: panel, words: 'panel'},
    ...others.map((one) => ({
      name: one.name,
      hash: STRUT + one.name,
      words: 'struts, which carry it too',
    })),
  ];
}

function OnSide({group, known, onAsk}: {group: StrutGroup} & Omit<Props, 'strut'>) {
  const {name, panels, collarTubes, uncertain} = group;
  const [first = ''] = panels;
  const side = sides[known.panels.get(first)?.side ?? 'centre'];
  const hung = panelOrder(first, known.groups, known.titles);
  return (
    <Fact term={`on the ${side.word}`}>
      <p>
        Struts {listed(strutsIn(name))} meet in one point and carry {listed(panels)}.
        {uncertain && ` The source is not certain of ${name} on this side: count on site.`}
        {collarTubes && ` Strut ${listed(collarTubes)} has a collar tube.`}
      </p>
      <Chips all={panels.flatMap((panel) => chipsFor(panel, group, known.struts))} onAsk={onAsk} />
      {/* The guide lies one folder up, in a frozen year too. */}
      <p className={styles.task}>
        Set up by the {crewName(group.crew)}:{' '}
        <Link to={`../#${group.task}`} className="tap-line">
          {known.titles[group.task.slice(group.crew.length + 1)]}
        </Link>
      </p>
      {hung && (
        <p className={styles.task}>
          {first} is hung in:{' '}
          <Link to={`../#${hung.group.task}`} className="tap-line">
            {hung.title}
          </Link>
        </p>
      )}
    </Fact>
  );
}

/** All that is known of a strut or a group: on which side, in which task, what it carries. */
export default function StrutAnswer({strut: {groups}, known, onAsk}: Props) {
  return (
    <dl className={styles.list}>
      {groups.map((group) => (
        <OnSide key={group.crew} group={group} known={known} onAsk={onAsk} />
      ))}
    </dl>
  );
}
