import clsx from 'clsx';
import {hueCircles} from '../hues';
import WholeWords from '../../../ui/WholeWords';
import type {OrgCircle} from '../../../data/org-schema';
import hues from '../OrgDiagram/hues.module.css';
import styles from './styles.module.css';

/** How many there are, in a small panel of the drawing; the word for them is for who does not see it. */
function Count({of: count}: {of: number}) {
  return (
    <p className={styles.count}>
      {count}
      <span className="visually-hidden">{count === 1 ? ' project' : ' projects'}</span>
    </p>
  );
}

/** How long the sentence of its projects is. */
const lengthOf = ({projects}: OrgCircle) => projects.map(({name}) => name).join(', ').length;

/**
 * The organisation as a nested list: an entry per circle, in its color, with its projects. Those with most
 * projects first, as the numbers say; of one number the longest.
 */
export default function OrgList({circles}: {circles: OrgCircle[]}) {
  const hueOf = hueCircles(circles);
  const inHue = circles
    .map((circle, i) => ({...circle, hue: hueOf[i]!}))
    .sort((a, b) => b.projects.length - a.projects.length || lengthOf(b) - lengthOf(a));
  return (
    <ul className={styles.circles}>
      {inHue.map(({name, projects, hue}) => (
        <li key={name} className={clsx(styles.circle, hues[hue])} data-circle={name} data-reveal>
          <h3 className={styles.name}>{name}</h3>
          <Count of={projects.length} />
          {projects.length === 0 ? (
            <p className={styles.none}>no projects listed</p>
          ) : (
            <ul className={styles.projects}>
              {projects.map((project) => (
                <li key={project.name} className={styles.project}>
                  <WholeWords text={project.name} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
