import type {RefObject} from 'react';
import type {FinderAnswer, Unknown} from '../../finderAnswer';
import type {PanelInfo} from '../../../model/panelFile';
import CrewMark from './CrewMark';
import SideMark from './SideMark';
import Chips from './Chips';
import type {Fit} from '../../neighbors';
import Lengths from '../../Lengths';
import {listed} from '@site/src/text/listed';
import type {FoundStrut} from '../../../model/findStrut';
import styles from './styles.module.css';

interface Props {
  /** None while nothing is asked. */
  answer?: FinderAnswer;
  /** By their names. */
  panels: ReadonlyMap<string, PanelInfo>;
  /** Gets the focus when the answer changes under one's hand. */
  heading: RefObject<HTMLHeadingElement | null>;
  onAsk: (typed: string) => void;
}

/** The name of a strut or a group, which is no panel, and on which sides there is one. */
function StrutTitle({strut, panels, heading, onAsk}: {strut: FoundStrut} & Props) {
  const {name, groups} = strut;
  const [group] = groups;
  const isGroup = group?.name === name;
  const alike = panels.has(name) ? [{name, hash: name, words: 'panel, another thing'}] : [];
  return (
    <>
      <div className={styles.named}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <p className={styles.section}>{isGroup ? 'struts, not a panel' : 'a strut, not a panel'}</p>
      </div>
      <p className={styles.facts}>
        {!isGroup && <span className={styles.wide}>One of the struts {group?.name}.</span>}
        {groups.map(({crew, panels: [first = '']}) => (
          <span key={crew}>
            <SideMark side={panels.get(first)?.side ?? 'centre'} />
          </span>
        ))}
        {groups.length === 1 && (
          <span className={styles.wide}>The other side’s list has none of that name.</span>
        )}
      </p>
      <Chips all={alike} onAsk={onAsk} />
    </>
  );
}

type Ask = Pick<Props, 'heading' | 'onAsk'>;
type Neighbors = FinderAnswer & {kind: 'neighbors'};

const chipFor = ({panel: {name, section}, others}: Fit) => ({
  name,
  hash: name,
  words: `${section}, ${others.length > 0 ? `also next to ${listed(others)}` : 'no other neighbors'}`,
});

/** Which panels have the neighbors that somebody could read, and what of it is no panel's name. */
function NeighborsTitle({answer, heading, onAsk}: {answer: Neighbors} & Ask) {
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.ask}>
        {answer.words}
      </h2>
      <Chips all={answer.whole.map(chipFor)} onAsk={onAsk} />
      {answer.unknown.map(({words, near}) => (
        <div key={words} className={styles.unknown}>
          <p>{words}</p>
          <Chips all={near} onAsk={onAsk} />
        </div>
      ))}
    </>
  );
}

/** That nothing is called so, and what may be meant. */
function UnknownLines({unknown: {words, near}, heading, onAsk}: {unknown: Unknown} & Ask) {
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.ask}>
        {words}
      </h2>
      <Chips all={near} onAsk={onAsk} />
    </>
  );
}

function PanelTitle({panel, heading}: {panel: PanelInfo} & Pick<Props, 'heading'>) {
  return (
    <>
      <div className={styles.named}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {panel.name}
        </h2>
        <p className={styles.section}>{panel.section}</p>
      </div>
      <p className={styles.facts}>
        <span>
          <SideMark side={panel.side} />
        </span>
        <span>
          <CrewMark id={panel.crew} />
        </span>
      </p>
    </>
  );
}

function Inside({answer, panels, heading, onAsk}: Props) {
  if (!answer) return <p className={styles.lead}>Type its name, measure it, or tap the map.</p>;
  if (answer.kind === 'panel') return <PanelTitle panel={answer.panel} heading={heading} />;
  if (answer.kind === 'strut')
    return <StrutTitle strut={answer.strut} {...{panels, heading, onAsk}} />;
  if (answer.kind === 'neighbors')
    return <NeighborsTitle answer={answer} heading={heading} onAsk={onAsk} />;
  if (answer.kind === 'edges')
    return (
      <h2 ref={heading} tabIndex={-1} className={styles.ask}>
        <Lengths>{answer.words}</Lengths>
      </h2>
    );
  return <UnknownLines unknown={answer} heading={heading} onAsk={onAsk} />;
}

/** The answer in short: the panel or strut and whose it is, those that fit, or that there is none. */
export default function AnswerTitle(props: Props) {
  return (
    <div className={styles.title}>
      <Inside {...props} />
    </div>
  );
}
