import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ALL_CREWS, crews} from '@site/src/lib/guide/crews';
import {useCrew} from '@site/src/lib/guide/edition';
import {kitCrews} from '@site/src/lib/guide/kitCrews';
import {useEdition} from '@site/src/lib/guide/useEdition';
import {usePlaceClass} from '@site/src/lib/guide/usePlaceClass';
import PillButton from '../../../PillButton';
import CrewChoice from '../../CrewChoice';
import PlaceSwitch from '../../EditionPicker/PlaceSwitch';
import styles from './styles.module.css';

/**
 * Chooses whose kit is shown and printed (the address says which, as on the guide), and prints it.
 * Without script all kits are there.
 */
export default function KitChooser() {
  useEdition();
  usePlaceClass();
  useBrokenLinks().collectAnchor(ALL_CREWS);
  const shown = useCrew();
  const chosen = crews.find(({id}) => id === shown);
  const hasKit = kitCrews.some(({id}) => id === shown);
  return (
    <div id={ALL_CREWS} className={styles.chooser}>
      <CrewChoice label="Kit" crews={kitCrews} />
      <PlaceSwitch />
      {chosen && !hasKit && (
        <p className={styles.none}>
          {chosen.name} has no table of its own, so all sheets are here, with the {chosen.edition}.
        </p>
      )}
      <PillButton look="solid" onClick={() => window.print()}>
        print {hasKit ? `the kit of the ${chosen?.name}` : 'all of it'}
      </PillButton>
    </div>
  );
}
