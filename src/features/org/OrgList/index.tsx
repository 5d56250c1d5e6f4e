import clsx from 'clsx';
import {counted} from '../../../text/counted';
import {hueCircles} from '../hues';
import type {OrgCircle} from '../../../data/org-schema';
import hues from '../OrgDiagram/hues.module.css';
import styles from './styles.module.css';

function projectCount(count: number): string {
  if (count === 0) return 'no projects listed';
  return counted(count, 'project');
}

/** The organisation as a nested list: a card per circle, in its colour, with its projects. */
export default function OrgList({circles}: {circles: OrgCircle[]}) {
  const hueOf = hueCircles(circles);
  const inHue = circles.map((circle, i) => ({...circle, hue: hueOf[i]!}));
  const full = inHue.filter(({projects}) => projects.length > 0);
  const empty = inHue.filter(({projects}) => projects.length === 0);
  return (
    <ul className={styles.circles}>
      {[...full, ...empty].map(({name, projects, hue}) => (
        <li
          key={name}
          className={clsx(styles.circle, hues[hue], projects.length === 0 && styles.empty)}
          data-circle={name}
          data-reveal
        >
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.count}>{projectCount(projects.length)}</p>
          {projects.length > 0 && (
            <ul className={styles.projects}>
              {projects.map((project) => (
                <li key={project.name} className={styles.project}>
                  {project.name}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
