import {useCrew} from '../edition';
import {crews} from '../../model/crews';
import CrewLetter from '../CrewLetter';
import PrintHeader from '../PrintHeader';
import styles from './styles.module.css';

/** What the guide is called where nothing of it is chosen: behind a table's kit, which chooses at the top of its page. */
export default function EditionName() {
  const shown = useCrew();
  const crew = crews.find(({id}) => id === shown);
  return (
    <div className={styles.guide}>
      <h2 className={styles.edition}>
        {crew ? <CrewLetter crew={crew.id}>{crew.edition}</CrewLetter> : 'Setup Guide, all crews'}
      </h2>
      <PrintHeader />
    </div>
  );
}
