import type {RefObject} from 'react';
import type {FinderAnswer} from '../../finderAnswer';
import type {PanelInfo} from '../../../model/panelFile';
import CrewMark from './CrewMark';
import NeighborsTitle from './NeighborsTitle';
import SideMark from './SideMark';
import StrutTitle from './StrutTitle';
import UnknownLines from './UnknownLines';
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
  if (!answer) return <p className={styles.ask}>Type its name, or tap the map.</p>;
  if (answer.kind === 'panel') return <PanelTitle panel={answer.panel} heading={heading} />;
  if (answer.kind === 'strut')
    return <StrutTitle strut={answer.strut} {...{panels, heading, onAsk}} />;
  if (answer.kind === 'neighbors')
    return <NeighborsTitle answer={answer} heading={heading} onAsk={onAsk} />;
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
