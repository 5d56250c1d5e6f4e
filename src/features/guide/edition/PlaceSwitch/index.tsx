import {useHistory, useLocation} from '@docusaurus/router';
import {choosePlace, usePlace} from '../edition';
import styles from './styles.module.css';

const NAMES = {brc: 'Black Rock City edition', street: 'street edition'};

/** The BRC checkbox, checked at first; off means a street event. The address carries the choice. */
export default function PlaceSwitch() {
  const place = usePlace();
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const change = (brc: boolean) => {
    const next = brc ? 'brc' : 'street';
    const query = new URLSearchParams(search);
    query.set('edition', next);
    choosePlace(next);
    history.replace({pathname, search: `?${query}`, hash});
  };
  return (
    <p className={styles.place} data-interface>
      <label>
        <input
          type="checkbox"
          checked={place === 'brc'}
          onChange={(event) => change(event.target.checked)}
        />
        BRC
      </label>
      <span role="status">
        <span className="unseen-on-phones">This is the </span>
        {NAMES[place]}.
      </span>
    </p>
  );
}
