import ChangeList from '../ChangeList';
import {sectionChanges, type Heading} from '../sections';

interface Props {
  before: readonly string[];
  after: readonly Heading[];
}

/** Which sections of the guide are new or gone, or that it has the same ones. */
export default function SectionChanges({before, after}: Props) {
  const list = sectionChanges(before, after);
  if (list.length === 0) return <p>The guide has the same sections.</p>;
  return <ChangeList title="sections of the guide" list={list} names={new Set()} />;
}
