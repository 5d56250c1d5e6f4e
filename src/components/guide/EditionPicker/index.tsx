import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ALL_CREWS, crews} from '@site/src/lib/guide/crews';
import {useCrew} from '@site/src/lib/guide/edition';
import {useEdition} from '@site/src/lib/guide/useEdition';
import {usePlaceClass} from '@site/src/lib/guide/usePlaceClass';
import PrintHeader from '../PrintHeader';
import CrewChoice from '../CrewChoice';
import Progress from '../Progress';
import PlaceSwitch from './PlaceSwitch';
import styles from './styles.module.css';

/** Says which edition is shown: the crew's name as a heading, and the place in words. */
function EditionName() {
  const shown = useCrew();
  const crew = crews.find(({id}) => id === shown);
  return crew ? <h2 className={styles.edition}>{crew.edition}</h2> : null;
}

/**
 * Chooses what the guide shows: one crew or all (the address says which, so that it can be passed
 * on), Black Rock City or a street event. Without script the guide is there whole.
 */
export default function EditionPicker() {
  useEdition();
  useBrokenLinks().collectAnchor(ALL_CREWS);
  usePlaceClass();
  return (
    <div id={ALL_CREWS} className={styles.picker}>
      <CrewChoice label="Edition" crews={crews} />
      <PlaceSwitch />
      <PrintHeader />
      <EditionName />
      <Progress />
    </div>
  );
}
