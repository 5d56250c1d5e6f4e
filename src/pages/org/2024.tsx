import Layout from '@theme/Layout';
import {CirclesInWords, OrgDiagram} from '@site/src/features/org';
import PageTitle from '../../ui/PageTitle';
import {briefing} from '../../data/pictures/guide';
import {staticIsland} from '../../ui/StaticIsland';
import org from '../../data/org-2024.json';
import styles from './_2024.module.css';

const LIST_ID = 'all-circles';
const projects = org.circles.flatMap((circle) => circle.projects).length;

const Drawing = staticIsland(() => import('./_drawn2024'));
const Sizer = staticIsland(async () => ({default: (await import('./_drawn2024')).DrawnSizer}));

function Intro() {
  return (
    <PageTitle title="org 2024" picture={briefing}>
      <p>
        {`The circles of 2024 and the projects in them: ${org.circles.length}\u00a0circles, ${projects}\u00a0projects, one\u00a0sheep.`}
      </p>
    </PageTitle>
  );
}

/** /org/2024/: who looked after what in 2024, drawn and listed. */
export default function Org2024() {
  return (
    <Layout
      title="Org 2024"
      description="The circles of BAAAHS in 2024 and the projects in each of them, as a drawing to zoom and as a list."
    >
      <main className={styles.page}>
        <Intro />
        <OrgDiagram title="Org 2024" drawing={Drawing} sizer={Sizer} listId={LIST_ID} />
        <CirclesInWords id={LIST_ID} circles={org.circles} />
      </main>
    </Layout>
  );
}
