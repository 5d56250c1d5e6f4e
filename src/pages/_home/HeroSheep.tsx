import views from '@site/docs/setup/views.json';
import {Sheep} from '@site/src/features/guide';
import type {SheepView} from '@site/src/features/guide/model/panelFile';

/** The sheep of the home page, as it was measured. */
export default function HeroSheep() {
  return <Sheep view={views.party as SheepView} />;
}
