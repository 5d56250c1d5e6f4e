import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ALL_CREWS, crews} from '@site/src/lib/guide/crews';
import {useCrew} from '@site/src/lib/guide/edition';
import {kitCrews} from '@site/src/lib/guide/kitCrews';
import {useEdition} from '@site/src/lib/guide/useEdition';
import {usePlaceClass} from '@site/src/lib/guide/usePlaceClass';
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
      <nav aria-label="Kit">
        <ul className={styles.crews}>
          {[{id: 'all' as const, name: 'All'}, ...kitCrews].map(({id, name}) => (
            <li key={id}>
              <Link
                to={`#${id === 'all' ? ALL_CREWS : id}`}
                aria-current={shown === id ? 'true' : undefined}
                className={styles.crew}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PlaceSwitch />
      {chosen && !hasKit && (
        <p className={styles.none}>
          {chosen.name} has no table of its own, so all sheets are here, with the {chosen.edition}.
        </p>
      )}
      <button type="button" className={styles.print} onClick={() => window.print()}>
        print {hasKit ? `the kit of the ${chosen?.name}` : 'all of it'}
      </button>
    </div>
  );
}
