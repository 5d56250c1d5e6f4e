import type {InputHTMLAttributes, Ref} from 'react';
import {LONGEST} from '../../engine/terms';
import Icon from '../../../../ui/Icon';
import styles from './styles.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** What it looks through, read aloud and shown while it is empty: 'search 2024'. */
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/** The field that one searches with. */
export default function SearchField({label, ...rest}: Props) {
  return (
    <span className={styles.field}>
      <Icon name="search" />
      <input
        type="text"
        name="q"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LONGEST}
        aria-label={label}
        placeholder={label}
        {...rest}
      />
    </span>
  );
}
