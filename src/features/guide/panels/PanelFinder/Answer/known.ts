import type {PanelInfo} from '../../../model/panelFile';
import type {HangingGroup, StrutGroup} from '../../../model/types';

/** All that a year knows of its panels and struts. */
export interface Known {
  /** By their names. */
  panels: ReadonlyMap<string, PanelInfo>;
  groups: readonly HangingGroup[];
  /** Of the tasks, by what follows the crew in their ids. */
  titles: Readonly<Record<string, string>>;
  struts: readonly StrutGroup[];
}
