import {SectionChanges} from '@site/src/features/guide';
import {toc} from './index.mdx';

/** Which sections this year's guide has, and an earlier one had not, or the other way round. */
export default function DrawnSections({before}: {before: string[]}) {
  return <SectionChanges before={before} after={toc} />;
}
