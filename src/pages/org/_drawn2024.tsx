import {Drawing, type DrawingProps, Sizer} from '@site/src/features/org';
// Worked out of the data at each build by src/plugins/content/org-drawings.
import drawings from '@generated/org-drawings/default/org-2024.json';
import org from '../../data/org-2024.json';

/** The drawing of 2024. Code and places are fetched only where the page is opened from another one. */
export default function DrawnOrg(props: DrawingProps) {
  return <Drawing {...props} circles={org.circles} drawings={drawings} />;
}

/** What keeps its place. */
export const DrawnSizer = () => <Sizer drawings={drawings} />;
