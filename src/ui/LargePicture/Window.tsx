import {useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import IconButton from '../IconButton';
import PillButton from '../PillButton';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props extends PictureData {
  what: string;
  over?: ReactNode;
  onClose: () => void;
}

/** The opened picture: on a desk whole at first, and at a press as wide as the window, which scrolls then. */
export default function Window({what, over, onClose, ...picture}: Props) {
  const [isNear, setNear] = useState(false);
  return (
    <>
      <div className={styles.bar}>
        <PillButton className={styles.nearer} onClick={() => setNear(!isNear)}>
          {isNear ? 'all of it' : 'larger'}
        </PillButton>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div
        className={styles.window}
        style={{'--ratio': picture.width / picture.height} as CSSProperties}
        role="region"
        aria-label={`${what}, scrolls`}
        tabIndex={0}
      >
        <div className={clsx(styles.sheet, isNear && styles.near)}>
          <Picture {...picture} sizes="60rem" soon fine />
          {over}
        </div>
      </div>
    </>
  );
}
