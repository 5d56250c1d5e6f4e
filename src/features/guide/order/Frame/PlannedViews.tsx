import {listed} from '@site/src/text/listed';
import type {CrewId} from '../../model/types';
import {namesIn} from '../frameNames';
import type {MapView} from '../../panels/panelViews';
import type {FramePlan, FrameView} from '../framePlan';
import type {PanelState} from '../steps';
import Drawing from './Drawing';
import Sheet from './Sheet';
import styles from './styles.module.css';

interface Props {
  plan: FramePlan;
  /** The panels that it shows. */
  panels: readonly string[];
  /** Those that have their names in it. */
  names: readonly string[];
  stateOf: (panel: string) => PanelState;
  crewOf: (panel: string) => CrewId | undefined;
  /** The id of a view of the sheep at this step, where the page has it. */
  behind?: (view: MapView) => string;
  /** Whether views below each other are drawings of their own, which stand in a row where there is room. */
  apart?: boolean;
  /** Whether each says what lies at its left and at its right, in a strip below it. */
  ends?: boolean;
}

/** A view that is no wider on a screen, in pixels, has room on a phone where it is half as large again. */
const NARROW = 180;

/** Whether a drawing of one view ends before the sheep does. */
function isCut({view, box}: FrameView): boolean {
  const [left, top, width, height] = view.box;
  const [from, above, across, down] = box;
  return from > left || above > top || from + across < left + width || above + down < top + height;
}

/** Some panels on the sheep, from where they are seen. */
export default function PlannedViews({plan, panels, names, apart, ends, behind, ...paint}: Props) {
  const {views, width, height, scale, smallest} = plan;
  const drawings = views.map((drawn) => (
    <Drawing
      key={drawn.view.id}
      {...drawn}
      {...(apart && {x: 0, y: 0})}
      {...paint}
      names={namesIn(names, drawn.view)}
      behind={behind?.(drawn.view)}
    />
  ));
  const seen = {role: 'img', 'aria-label': `${listed(panels)} on the sheep`};
  if (!apart || !plan.below) {
    return (
      <Sheet
        size={[width, height]}
        scale={scale}
        smallest={smallest}
        ends={ends && views.length === 1 ? views[0]!.view.ends : undefined}
        data-cut={(views.length === 1 && isCut(views[0]!)) || undefined}
        {...seen}
      >
        {drawings}
      </Sheet>
    );
  }
  return (
    <div className={styles.views} data-apart {...seen}>
      {views.map((drawn, i) => {
        const [, , across, down] = drawn.box;
        return (
          <Sheet
            key={drawn.view.id}
            size={[across, down]}
            scale={scale}
            smallest={drawn.smallest}
            ends={ends ? drawn.view.ends : undefined}
            data-narrow={across * scale <= NARROW || undefined}
            data-cut={isCut(drawn) || undefined}
          >
            {drawings[i]}
          </Sheet>
        );
      })}
    </div>
  );
}
