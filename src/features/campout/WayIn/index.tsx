import type {ReactNode} from 'react';
import Button from '../../../ui/Button';
import styles from './styles.module.css';

interface Props {
  /** A note: what stands there when nobody can register, or what is still to come. */
  title?: string;
  text?: string;
  button?: {label: string; href: string; look?: 'rainbow'};
  /** Further buttons. */
  children?: ReactNode;
}

/** The register button, or what its phase of the season puts in its place. */
export default function WayIn({title, text, button, children}: Props) {
  return (
    <>
      {(title || text) && (
        <p className={styles.note}>
          {title && <strong className={styles.title}>{title}</strong>}
          {text && <span className={styles.text}>{text}</span>}
        </p>
      )}
      {(button || children) && (
        <div className={styles.buttons}>
          {button && (
            <Button href={button.href} look={button.look}>
              {button.label}
            </Button>
          )}
          {children}
        </div>
      )}
    </>
  );
}
