import {countText} from '@site/src/lib/guide/countText';
import {hardwareText} from '@site/src/lib/guide/hardwareText';
import {panelsText} from '@site/src/lib/guide/panelsText';
import type {HangingGroup, Task} from '@site/src/lib/guide/types';
import Sizes from '../Sizes';
import styles from './styles.module.css';

export interface Needs extends Pick<Task, 'people' | 'parts' | 'hardware' | 'tools'> {
  /** Panels that the task hangs, where its steps tell how. */
  panels?: HangingGroup[];
}

const panelsOf = (group: HangingGroup) => `${group.section}: panels ${panelsText(group)}`;

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
export default function NeedBox({people, parts, hardware, tools, panels = []}: Needs) {
  return (
    <div className={styles.box}>
      <p className={styles.title}>You need</p>
      <dl>
        <Row
          what="People"
          items={[people ? countText(people) : 'no number given; ask your crew lead']}
        />
        <Row what="Parts" items={[...parts, ...panels.map(panelsOf)]} />
        <Row what="Hardware" items={hardware.map(hardwareText)} />
        <Row what="Tools" items={tools} />
      </dl>
    </div>
  );
}
