import clsx from 'clsx';
import type {PanelInfo} from '../../model/panelFile';
import type {CrewId, HangingGroup, StrutGroup} from '../../model/types';
import CrewMark from '../PanelFinder/Answer/CrewMark';
import SideMark from '../PanelFinder/Answer/SideMark';
import Row from './Row';
import styles from './styles.module.css';

interface Props {
  id: CrewId;
  /** Those that the crew hangs: one or more. */
  panels: PanelInfo[];
  groups: HangingGroup[];
  struts: StrutGroup[];
}

/** The panels of a crew. Where all hang on one side, the table says so once. */
export default function CrewTable({id, panels, groups, struts}: Props) {
  const [side, ...others] = new Set(panels.map((panel) => panel.side));
  const withSide = others.length > 0;
  const columns = ['panel', 'section', ...(withSide ? ['side'] : []), 'neighbors', 'hanging order'];
  return (
    <div className={styles.frame}>
      <table className={clsx(styles.table, withSide && styles.withSide)}>
        <caption>
          <div>
            <CrewMark id={id} />
          </div>
          {side && !withSide && (
            <div>
              <SideMark side={side} />
            </div>
          )}
        </caption>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {panels.map((panel) => (
            <Row key={panel.name} {...{panel, groups, struts, withSide}} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
