import type {ReactNode} from 'react';
import DeviceState from '../DeviceState';
import styles from './styles.module.css';

interface Props {
  withoutScript: string;
  /** What sunlight mode is good for. */
  sunlight: string;
  /** The switch for it. */
  children: ReactNode;
}

/** What this device keeps: the site, and how it is to be read outdoors. */
export default function OnDevice({withoutScript, sunlight, children}: Props) {
  return (
    <div className={styles.device}>
      <DeviceState withoutScript={withoutScript} />
      <div className={styles.sun} data-interface>
        <p className={styles.title}>in the sun</p>
        <p>{sunlight}</p>
        {children}
      </div>
    </div>
  );
}
