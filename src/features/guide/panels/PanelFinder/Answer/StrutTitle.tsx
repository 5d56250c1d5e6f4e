import type {RefObject} from 'react';
import type {FoundStrut} from '../../findStrut';
import type {PanelInfo} from '../../../model/panelFile';
import Chips from './Chips';
import SideMark from './SideMark';
import styles from './styles.module.css';

interface Props {
  strut: FoundStrut;
  /** By their names. */
  panels: ReadonlyMap<string, PanelInfo>;
  heading: RefObject<HTMLHeadingElement | null>;
  onAsk: (typed: string) => void;
}

/** The name of a strut or a group, which is no panel, and on which sides there is one. */
export default function StrutTitle({strut: {name, groups}, panels, heading, onAsk}: Props) {
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
