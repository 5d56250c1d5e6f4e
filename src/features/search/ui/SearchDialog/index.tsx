import {useEffect, useId, useRef, useState, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {searchAddress} from '../address';
import {letSlashOpen, slashOpens} from '../isShortcut';
import IconButton from '../../../../ui/IconButton';
import type {Help} from '../SearchHelp';
import Combobox from './Combobox';
import styles from './styles.module.css';

export interface SearchDialogProps {
  /** The year that is searched. */
  year: string;
  /** True for a year that is kept: the search says which one it is. */
  isOld: boolean;
  help: Help;
  onClose: () => void;
}

/** Whether a link is to be followed here, not in a tab or window of its own. */
const isPlain = ({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

function SlashChoice() {
  const id = useId();
  const [on, setOn] = useState(slashOpens);
  return (
    <p className={styles.slash}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={on}
          onChange={(event) => {
            letSlashOpen(event.target.checked);
            setOn(event.target.checked);
          }}
        />
        the key <kbd>/</kbd> opens the search
      </label>
    </p>
  );
}

/**
 * The search over any page: a native modal dialog, which keeps the focus inside, closes with Escape
 * and gives the focus back.
 */
export default function SearchDialog({year, isOld, help, onClose}: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const [typed, setTyped] = useState('');
  const label = isOld ? `search ${year}` : 'search';
  useEffect(() => dialog.current?.showModal(), []);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlain(event)) return;
    event.preventDefault();
    const {pathname, search, hash} = event.currentTarget;
    // First: it gives the focus back, and the page that follows takes it.
    dialog.current?.close();
    history.push({pathname, search, hash, state: {found: true}});
  }

  return (
    // A press beside the panel lands on the dialog itself; the keyboard has Escape for that.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.panel}>
        <Combobox
          label={label}
          year={year}
          allHref={searchAddress(typed, isOld ? year : undefined)}
          typed={typed}
          help={help}
          onType={setTyped}
          onOpen={open}
        >
          {isOld && <input type="hidden" name="year" value={year} />}
          <IconButton icon="close" label="Close search" onClick={() => dialog.current?.close()} />
        </Combobox>
        <SlashChoice />
      </div>
    </dialog>
  );
}
