import type {PanelInfo} from '../model/panelFile';

/** One label: it sticks to one edge of a panel. */
export interface PanelLabel {
  panel: PanelInfo;
  neighbor: string;
}
