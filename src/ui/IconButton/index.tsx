import type {ButtonHTMLAttributes} from 'react';
import Icon, {type IconName} from '../Icon';
import styles from './styles.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it shows; children where that is more than one icon. */
  icon?: IconName;
  /** What it does, read aloud in place of the icon. */
  label: string;
}

/** A round button that shows an icon and no words. */
export default function IconButton({icon, label, children, ...rest}: Props) {
  return (
    <button type="button" className={styles.button} aria-label={label} {...rest}>
      {icon ? <Icon name={icon} /> : children}
    </button>
  );
}
