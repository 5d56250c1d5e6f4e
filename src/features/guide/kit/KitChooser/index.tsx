import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ALL_CREWS, crews, kitCrews} from '../../model/crews';
import {useCrew} from '../../edition/edition';
import {useEdition} from '../../edition/useEdition';
import PillButton from '../../../../ui/PillButton';
import CrewTiles from '../../edition/CrewTiles';
import PlaceSwitch from '../../edition/PlaceSwitch';
import styles from './styles.module.css';

/**
 * Chooses whose kit is shown and printed (the address says which, as on the guide), and prints it.
 * Without script all kits are there.
 */
export default function KitChooser() {
  useEdition();
  useBrokenLinks().collectAnchor(ALL_CREWS);
  const shown = useCrew();
  const chosen = crews.find(({id}) => id === shown);
  const hasKit = kitCrews.some(({id}) => id === shown);
  return (
    <div id={ALL_CREWS} className={styles.chooser}>
      <CrewTiles label="Kit" crews={kitCrews} shown={shown} />
      {chosen && !hasKit && (
        <p className={styles.none}>
          {chosen.name} has no table of its own, so all sheets are here, with the {chosen.edition}.
        </p>
      )}
      <div className={styles.foot}>
        <PlaceSwitch />
        <p className={styles.alone}>Press one sheet, and it prints alone.</p>
        <PillButton
          look="solid"
          aria-label={hasKit ? `print this kit: ${chosen?.name}` : undefined}
          onClick={() => window.print()}
        >
          print {hasKit ? 'this kit' : 'all of it'}
        </PillButton>
      </div>
    </div>
  );
}
