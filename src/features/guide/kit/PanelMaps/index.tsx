import type {CrewInfo} from '../../model/crews';
import type {CrewId} from '../../model/types';
import type {SheepView} from '../../model/panelFile';
import PanelMap from '../../sheep/PanelMap';
import Sheet from '../Sheet';

export interface PanelFile {
  panels: readonly {name: string; crew: CrewId}[];
  views: Readonly<Record<string, SheepView>>;
}

const SEEN: Record<string, string> = {
  party: 'Party side, front at the left',
  business: 'Business side, front at the right',
  'head-party': 'Head from the party side',
  'head-business': 'Head from the business side',
  front: 'Front',
  rear: 'Rear',
};

/** The views of the sheep on which a crew hangs panels, its own marked; a sheet for each. */
export default function PanelMaps({crew, map}: {crew: CrewInfo; map: PanelFile}) {
  const crewOf = Object.fromEntries(map.panels.map((panel) => [panel.name, panel.crew]));
  const own = (view: SheepView) =>
    Object.keys(view.panels).filter((name) => crewOf[name] === crew.id);
  return (
    Object.entries(map.views)
      // From above all panels are narrow, and each has its place in another view.
      .filter(([id, view]) => id !== 'above' && own(view).length > 0)
      .map(([id, view]) => {
        const [width = 1, height = 1] = view.grid;
        return (
          <Sheet
            key={id}
            crew={crew.id}
            title="panel map"
            shows={(SEEN[id] ?? id).split(',')[0]?.toLowerCase()}
            hint="Heavy outline and bold name: your crew hangs it."
            landscape={width > 1.2 * height}
          >
            <PanelMap
              view={view}
              crews={crewOf}
              highlight={own(view)}
              label={`${SEEN[id] ?? id}: panels of the ${crew.name}`}
            />
          </Sheet>
        );
      })
  );
}
