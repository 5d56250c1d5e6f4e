import {qrCode, READABLE} from '../qrCode';
import styles from './styles.module.css';

/**
 * A text as a QR code to be read off the screen: dark on white, whichever theme is on. Load it where
 * it is shown (`lazy`): it brings what draws codes.
 * @param label what it holds, for those who do not see it
 */
export default function QrCode({text, label}: {text: string; label: string}) {
  if (text.length > READABLE) return <p>This is too much for a QR code. Send it as text.</p>;
  const {size, path} = qrCode(text, 'medium');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-theme="light"
      data-qr
    >
      <path d={path} />
    </svg>
  );
}
