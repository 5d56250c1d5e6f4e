import {countText, hardwareText} from '@site/src/lib/guide/figureText';
import type {Task} from '@site/src/lib/guide/types';
import Sizes from '../Sizes';
import styles from './styles.module.css';

type Props = Pick<Task, 'people' | 'parts' | 'hardware' | 'tools'>;

function Row({what, items}: {what: string; items: string[]}) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        {items.length === 0 ? (
          'none'
        ) : (
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Sizes>{item}</Sizes>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}

/** What a task needs before it begins; read from the figures, never typed in the text. */
export default function NeedBox({people, parts, hardware, tools}: Props) {
  return (
    <div className={styles.box}>
      <p className={styles.title}>You need</p>
      <dl>
        <Row
          what="People"
          items={[people ? countText(people) : 'no number given; ask your crew lead']}
        />
        <Row what="Parts" items={parts} />
        <Row what="Hardware" items={hardware.map(hardwareText)} />
        <Row what="Tools" items={tools} />
      </dl>
    </div>
  );
}
