import {staticIsland} from '../../../ui/StaticIsland';
import type {OrgCircle} from '../../../data/org-schema';
import styles from './styles.module.css';

const OrgList = staticIsland(() => import('../OrgList'));

interface Props {
  /** Of the heading, where the drawing's link for those who cannot see it leads to. */
  id: string;
  circles: OrgCircle[];
}

/** What the drawing shows, as words. */
export default function CirclesInWords({id, circles}: Props) {
  return (
    <section className={`page-width ${styles.list}`} aria-labelledby={id}>
      <h2 id={id}>circle by circle</h2>
      <p>The number before a name is how many projects that circle has.</p>
      <OrgList circles={circles} />
    </section>
  );
}
