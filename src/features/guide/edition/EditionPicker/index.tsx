import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ALL_CREWS, crews, partOf} from '../../model/crews';
import {useCrew} from '../edition';
import {useEdition} from '../useEdition';
import PrintHeader from '../PrintHeader';
import CrewChoice from '../CrewChoice';
import Progress from '../Progress';
import PlaceSwitch from './PlaceSwitch';
import styles from './styles.module.css';

/** Says which edition is shown, and leads to the crew's own part, far below what goes for all. */
function EditionName() {
  const shown = useCrew();
  const crew = crews.find(({id}) => id === shown);
  if (!crew) return null;
  return (
    <div className={styles.edition}>
      <h2 id={crew.id}>{crew.edition}</h2>
      <Link to={`#${partOf(crew.id)}`} className="tap-line screen-only">
        to the {crew.name} part
      </Link>
    </div>
  );
}

/**
 * Chooses what the guide shows: one crew or all (the address says which, so that it can be passed
 * on), Black Rock City or a street event. Without script the guide is there whole.
 */
export default function EditionPicker() {
  useEdition();
  useBrokenLinks().collectAnchor(ALL_CREWS);
  return (
    <div id={ALL_CREWS} className={styles.picker} data-lands>
      <CrewChoice label="Edition" crews={crews} />
      <PlaceSwitch />
      <PrintHeader />
      <EditionName />
      <Progress />
    </div>
  );
}
