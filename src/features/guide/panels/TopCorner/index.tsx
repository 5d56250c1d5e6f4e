import {needsLadder} from '../../geometry/ladder';
import Ladder from '../../order/LadderSign/Ladder';
import styles from './styles.module.css';

interface Props {
  /** How high the top corner of a panel hangs, in inches; and that in words. */
  highest: number;
  height: string;
  /** Whether its sign stands for all of it on a screen, as where a table has a hundred of them. */
  short?: boolean;
}

/** 'Top corner 9' 3" above the ground: ladder.', with the sign of a ladder around its height. */
export default function TopCorner({highest, height, short = false}: Props) {
  const isHigh = needsLadder(highest);
  const said = isHigh && short ? styles.said : undefined;
  return (
    <>
      <span className={said}>{short ? 'Top corner ' : 'Its top corner hangs '}</span>
      <span className={isHigh ? styles.ladder : styles.height}>
        {isHigh && <Ladder />}
        {height}
      </span>
      <span className={said}>{` above the ground${isHigh ? ': ladder' : ''}.`}</span>
    </>
  );
}
