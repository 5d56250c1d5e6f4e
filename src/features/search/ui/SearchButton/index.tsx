import {useEffect, useState, type ComponentType} from 'react';
import {isShortcut} from '../isShortcut';
import Icon from '../../../../ui/Icon';
import IconButton from '../../../../ui/IconButton';
import type {SearchDialogProps} from '../SearchDialog';
import styles from './styles.module.css';

type Props = Omit<SearchDialogProps, 'onClose'>;

const PAGE = '/search/';

/**
 * Opens the search, by press, with Ctrl-K, Cmd-K or /. Nothing of the search is loaded before that.
 * Without script it is a link to the page that says what to do instead.
 */
export default function SearchButton(props: Props) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    import('../SearchDialog').then(
      (module) => setDialog(() => module.default),
      // A file of an older build is gone, or there is no signal: the page says so.
      () => window.location.assign(PAGE),
    );
  }, [isOpen, Dialog]);

  const label = props.isOld ? `Search ${props.year}` : 'Search';
  return (
    <div className={styles.search}>
      <IconButton
        icon="search"
        label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      <a href={PAGE} className={styles.link} aria-label={label} hidden>
        <Icon name="search" />
      </a>
      {isOpen && Dialog && <Dialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
