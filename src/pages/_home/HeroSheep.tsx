import views from '@site/src/data/generated/sheep.json';
import {Sheep} from '@site/src/features/guide';

/** The sheep of the home page, from this season's panel map. */
export default function HeroSheep() {
  return <Sheep body={views.party} head={views['head-party']} />;
}
