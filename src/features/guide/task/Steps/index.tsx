import {Children, isValidElement, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {anchorOf, idOf, stepName, useRegisteredStep} from '../steps';
import {useTick} from '../ticks';
import type {Place} from '../../model/types';
import {panelsNamed} from '../../panels/Panel/panelsNamed';
import Danger from '../Danger';
import {useTask} from '../Task/TaskContext';
import styles from './styles.module.css';

/** Steps in their order. */
export function Steps({children}: {children: ReactNode}) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** Points to check, in any order. */
export function Points({children}: {children: ReactNode}) {
  return <ul className={styles.steps}>{children}</ul>;
}

interface Props {
  /** Its number in the task; the tick is kept under it. */
  n: string;
  /** The number that other steps call it by; points, which come in any order, have none. */
  number?: string;
  /** Where it is done; where its task is when not said. */
  place?: Place;
  /** What is hung in it, where that stands below: 'Belly', and its panels. */
  hangs?: {section: string; panels: string[]};
  /** Its words, after the dangers that stand before it. */
  children: ReactNode;
  /** What belongs to the step but does not tick it, such as links. */
  below?: ReactNode;
}

const isDanger = (child: ReactNode) => isValidElement(child) && child.type === Danger;

/** One step with a box to tick, below the dangers that it guards against. The whole row is the target: it is used with gloves on. */
export function Step({n, number, place, hangs, children, below}: Props) {
  const task = useTask();
  const id = idOf(task.id, n);
  const panels = hangs?.panels ?? panelsNamed(children);
  const name = stepName(number, hangs?.section);
  useRegisteredStep({id, place: place ?? task.place, name, panels});
  const {ticked, tick} = useTick(useDocsVersion().label, id);
  const all = Children.toArray(children);
  const said = number ? `Step ${number}: ` : '';
  return (
    <li id={anchorOf(id)} className={styles.step} data-place={place}>
      {all.filter(isDanger)}
      <label>
        <input
          type="checkbox"
          data-tick={id}
          aria-label={hangs && `${said}${hangs.section}: ${hangs.panels.join(', ')}`}
          checked={ticked}
          onChange={(event) => tick(event.target.checked)}
        />
        <span className={styles.words} data-number={number}>
          {said && (
            <span className="visually-hidden" data-said>
              {said}
            </span>
          )}
          {all.filter((child) => !isDanger(child))}
        </span>
      </label>
      {below}
    </li>
  );
}
