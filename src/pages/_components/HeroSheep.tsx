import views from '@site/docs/setup/panels.json?view=party&view=head-party';
import Sheep from '@site/src/components/Sheep';

/** The sheep of the home page, from this season's panel map. */
export default function HeroSheep() {
  return <Sheep body={views.party} head={views['head-party']} />;
}
