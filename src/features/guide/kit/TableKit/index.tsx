import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import chapter from '../../edition/CrewHeading/styles.module.css';
import CrewLetter from '../../edition/CrewLetter';
import {useCrew} from '../../edition/edition';
import {crewClass, kitCrews} from '../../model/crews';
import type {CrewId, Figures} from '../../model/types';
import PillButton from '../../../../ui/PillButton';
import {staticIsland} from '../../../../ui/StaticIsland';
import {isMeasured, type PanelFile} from '../../model/panelFile';
import BlankTable from '../BlankTable';
import BoltChart, {type Wrench} from '../BoltChart';
import PanelMaps from '../PanelMaps';
import {printKit} from '../printKit';
import {printSheet} from '../printSheet';
import Sheet from '../Sheet';
import styles from './styles.module.css';

/** Pictures never change: their code is fetched only where they are drawn anew. */
const OrderSheets = staticIsland(() => import('../../order/Sheets'));

/** Rows that fill a page; a tall one takes the room of two. */
const ROWS = 24;

interface Props {
  id: CrewId;
  figures: Figures;
  wrenches: readonly Wrench[];
  map: PanelFile;
}

/**
 * What is taped to a crew's table, in the order in which it is printed. Out of the way while another
 * crew's kit is shown.
 * @throws when the crew has no table
 */
export default function TableKit({id, figures, wrenches, map}: Props) {
  const shown = useCrew();
  useBrokenLinks().collectAnchor(id);
  const crew = kitCrews.find((one) => one.id === id);
  if (!crew) throw new Error(`TableKit: '${id}' has no table`);
  const tasks = figures.tasks.filter((task) => task.crew === id);
  const other = kitCrews.some((one) => one.id === shown && one.id !== id);
  return (
    <section
      id={id}
      className={clsx(styles.kit, crewClass(id))}
      data-kit={id}
      hidden={other}
      onClick={printSheet}
    >
      {/* On paper each sheet carries it. */}
      <h2 className={clsx('screen-only', chapter.heading)} data-chapter>
        <CrewLetter crew={id} />
      </h2>
      {shown !== id && (
        <div className={styles.whole}>
          <PillButton aria-label={`print this kit: ${crew.name}`} onClick={() => printKit(id)}>
            print this kit
          </PillButton>
        </div>
      )}
      <div className={styles.table}>
        <Sheet crew={id} title="sign-in sheet" hint="In when you come, out when you leave.">
          <BlankTable
            label={`Sign-in sheet, ${crew.name}`}
            columns={['in', 'out', 'name']}
            blank={ROWS}
          />
        </Sheet>
        <Sheet crew={id} title="shift list" hint="One crew lead and one fluffer a shift.">
          <BlankTable
            label={`Shift list, ${crew.name}`}
            columns={['shift', 'crew lead', 'fluffer', 'names']}
            blank={ROWS / 2}
            tall
          />
        </Sheet>
        <Sheet
          crew={id}
          title="schedule"
          hint="The tasks come from the guide, in its order. The setup lead gives the times."
        >
          <BlankTable
            label={`Schedule, ${crew.name}`}
            columns={['time', 'what']}
            filled={tasks.map(({title, place}) => ({cells: ['', title], place}))}
            blank={ROWS - tasks.length}
          />
        </Sheet>
        <Sheet
          crew={id}
          title="bolt sizing chart"
          hint="Lay the bolt on its picture, head above the top line. Measure the two lines at the right first: if they are not 5 inches and 10 cm long, print at 100%."
        >
          <BoltChart
            label={`Bolt sizing chart, ${crew.name}`}
            wrenches={wrenches}
            hardware={tasks.flatMap((task) => task.hardware)}
          />
        </Sheet>
        <PanelMaps crew={crew} map={map} />
        {/* The pictures are drawn from measures, which earlier years do not have. */}
        {isMeasured(map) && <OrderSheets crew={crew} figures={figures} map={map} />}
        <div className={styles.guide}>
          <div className={styles.cover}>
            <CrewLetter crew={id}>{crew.edition}</CrewLetter>
          </div>
          <p className={styles.last}>
            <Link to={`../#${id}`}>read it</Link>; it is printed last
          </p>
        </div>
        {/* The booklet prints them itself. */}
        <div className={styles.inside}>
          <p>tasks in it</p>
          <ul className={styles.tasks}>
            {tasks.map((task) => (
              <li key={task.id} data-place={task.place}>
                {task.title}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
