import type {RefObject} from 'react';
import type {Found} from '@site/src/lib/guide/findPanel';
import type {PanelInfo} from '@site/src/lib/guide/panelFile';
import CrewMark from './CrewMark';
import PanelChip from './PanelChip';
import SideMark from './SideMark';
import styles from './styles.module.css';

interface Props {
  panel?: PanelInfo;
  found: Found;
  /** Gets the focus when the answer changes under one's hand. */
  heading: RefObject<HTMLHeadingElement>;
  onAsk: (name: string) => void;
}

function Nothing({found: {words, near}, heading, onAsk}: Props) {
  return (
    <div className={styles.title}>
      {words ? (
        <h2 ref={heading} tabIndex={-1} className={styles.ask}>
          {words}
        </h2>
      ) : (
        <p className={styles.ask}>Type its name, or tap the map.</p>
      )}
      {near.length > 0 && (
        <ul className={styles.chips}>
          {near.map((name) => (
            <li key={name}>
              <PanelChip name={name} onAsk={onAsk} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The name of the panel that is shown, whose it is and where; or that there is none. */
export default function AnswerTitle(props: Props) {
  const {panel, heading} = props;
  if (!panel) return <Nothing {...props} />;
  return (
    <div className={styles.title}>
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
    </div>
  );
}
