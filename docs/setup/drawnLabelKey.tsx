import {site} from '@site/src/config/site';
import {LabelKey} from '@site/src/features/guide';
import {map} from './map';

const panel = '17D';

/** A label of this year's sheep, explained. */
export default function DrawnLabelKey() {
  return <LabelKey map={map} panel={panel} address={`${site.url}/setup/panels/#${panel}`} />;
}
