import type {RefObject} from 'react';
import type {FinderAnswer} from '../../finderAnswer';
import type {Fit} from '../../neighbors';
import {listed} from '@site/src/text/listed';
import Chips from './Chips';
import styles from './styles.module.css';

interface Props {
  answer: FinderAnswer & {kind: 'neighbors'};
  heading: RefObject<HTMLHeadingElement | null>;
  onAsk: (typed: string) => void;
}

const chipFor = ({panel: {name, section}, others}: Fit) => ({
  name,
  hash: name,
  words: `${section}, ${others.length > 0 ? `also next to ${listed(others)}` : 'no other neighbors'}`,
});

/** Which panels have the neighbors that somebody could read, and what of it is no panel's name. */
export default function NeighborsTitle({answer, heading, onAsk}: Props) {
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
