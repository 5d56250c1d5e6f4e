import {panels} from '@site/docs/setup/panels.json';
import views from '@site/docs/setup/views.json';
import {CrewSheep} from '@site/src/features/home';
import type {SheepView} from '@site/src/features/guide/model/panelFile';
import {crews} from '@site/src/features/guide/model/crews';

const colorOf = (crew: string) => crews.find(({id}) => id === crew)?.colour;
const colors = Object.fromEntries(panels.map(({name, crew}) => [name, colorOf(crew)]));

/** A side of this season's sheep, by who hangs what. */
export default function CrewSide({side}: {side: 'party' | 'business'}) {
  const {grid, panels: outlines, bare} = views[side] as SheepView;
  return <CrewSheep view={{grid, panels: outlines, bare: bare ?? []}} colors={colors} />;
}
