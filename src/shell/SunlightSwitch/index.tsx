import {setSunlight, useSunlight} from '../sunlight';
import styles from './styles.module.css';

/** Large type and strong contrast, for reading outdoors and with gloves on. Kept on the device. */
export default function SunlightSwitch() {
  return (
    <label className={styles.switch} data-interface>
      <input
        type="checkbox"
        role="switch"
        checked={useSunlight()}
        onChange={(event) => setSunlight(event.target.checked)}
      />
      <span>
        <strong>sunlight</strong>
        <span className="unseen-on-phones"> large type</span>
      </span>
    </label>
  );
}
