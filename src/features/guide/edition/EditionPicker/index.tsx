import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ALL_CREWS, crewClass, crews, partOf} from '../../model/crews';
import {useCrew} from '../edition';
import {useEdition} from '../useEdition';
import PrintHeader from '../PrintHeader';
import CrewChoice from '../CrewChoice';
import CrewCount from '../CrewCount';
import CrewLetter from '../CrewLetter';
import TickActions from '../TickActions';
import PlaceSwitch from '../PlaceSwitch';
import styles from './styles.module.css';

/** Under the header, wherever one is in the guide. The edition's name is beside its letter. */
function HeaderLine() {
  const shown = useCrew();
  if (shown === 'all') return null;
  return <div className={clsx(styles.line, crewClass(shown))} data-header-line={shown} />;
}

/** Says which edition is shown, and leads to the crew's own part, far below what goes for all. */
function EditionName() {
  const shown = useCrew();
  const crew = crews.find(({id}) => id === shown);
  if (!crew) return null;
  return (
    <div className={clsx(styles.edition, crewClass(crew.id))}>
      <h2 id={crew.id}>
        <CrewLetter crew={crew.id}>{crew.edition}</CrewLetter>
      </h2>
      <Link to={`#${partOf(crew.id)}`} className={styles.part}>
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
    <>
      <HeaderLine />
      <div id={ALL_CREWS} className={styles.picker} data-lands>
        <CrewChoice label="Edition" crews={crews} afterName={(crew) => <CrewCount crew={crew} />} />
        <div className={styles.foot}>
          <PlaceSwitch />
          <TickActions />
        </div>
        <PrintHeader />
        <EditionName />
      </div>
    </>
  );
}
