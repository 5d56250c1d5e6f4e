import {site} from '@site/src/config/site';
import {LabelKey} from '@site/src/features/guide';
import {map} from './map';

/** An edge whose figure is large, and whose neighbor stands free. */
const [panel, neighbor] = ['17D', '21D'];

/** A label of this year's sheep, explained. */
export default function DrawnLabelKey() {
  const address = `${site.url}/setup/panels/#${panel}`;
  return <LabelKey map={map} panel={panel} neighbor={neighbor} address={address} />;
}
