import {ALL_CREWS, type CrewInfo} from '../../model/crews';
import {useCrew} from '../edition';
import CrewLinks from './CrewLinks';

interface Props {
  /** What is chosen: 'Kit'. */
  label: string;
  crews: readonly CrewInfo[];
}

/** Chooses a crew, or all of them; marks the one that is shown. */
export default function CrewChoice(props: Props) {
  return <CrewLinks {...props} shown={useCrew()} all={{word: 'All', id: ALL_CREWS}} />;
}
