import {useState, type ComponentType, type RefObject} from 'react';
import type {ViewId} from '../panels/viewWords';
import type {SpaceProps} from './Space';

const NOT_FETCHED =
  'The sheep in 3D did not arrive: no signal, and it is not saved on this device. The flat views show the same.';

/**
 * Whether the sheep is shown in space; its code is fetched when somebody asks for it.
 * @param button leads there and back, and has the focus again after Escape
 */
export function useSpace(button: RefObject<HTMLButtonElement | null>) {
  const [Space, setSpace] = useState<ComponentType<SpaceProps>>();
  const [state, setState] = useState<'flat' | 'fetching' | 'open'>('flat');
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState<SpaceProps['asked']>({});
  const [seen, setSeen] = useState<ViewId>();

  function open() {
    setWords('');
    setState('fetching');
    import('./Space').then(
      (module) => {
        setSpace(() => module.default);
        setAsked({});
        setState('open');
      },
      () => onTrouble(NOT_FETCHED),
    );
  }

  function ask(view?: ViewId) {
    setSeen(view);
    setAsked({view});
  }

  function onTrouble(why: string) {
    setState('flat');
    setWords(why);
  }

  function onClose() {
    setState('flat');
    button.current?.focus({preventScroll: true});
  }

  return {
    /** The component while it is shown. */
    Space: state === 'open' ? Space : undefined,
    isFetching: state === 'fetching',
    /** Why it is not shown. */
    words,
    /** The view that it shows, if it is one. */
    seen,
    /** Glides to a view; to the picked panel without one. */
    ask,
    toggle: () => (state === 'open' ? onClose() : open()),
    /** What the component tells. */
    told: {asked, onSeen: setSeen, onClose, onTrouble},
  };
}
