import {useRef} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePrinting} from '@site/src/ui/hooks/usePrinting';
import PillButton from '@site/src/ui/PillButton';
import type {Geometry} from '../../../model/types';
import {useSpace} from '../../../space/useSpace';
import type {useFinder} from '../useFinder';
import type {ViewId} from '../../viewWords';
import FlatMap from './FlatMap';
import styles from './styles.module.css';

type Finder = Pick<
  ReturnType<typeof useFinder>,
  'views' | 'view' | 'panels' | 'lit' | 'isNear' | 'ask' | 'pick' | 'look' | 'setNear'
>;

interface Props extends Finder {
  geometry: Geometry;
}

/**
 * The views of the sheep, one at a time, with the buttons that choose it and how near it is; or the
 * sheep in space in their place.
 */
export default function Stage({geometry, views, view, panels, lit, isNear, ...finder}: Props) {
  const {ask, pick, look, setNear} = finder;
  const turner = useRef<HTMLButtonElement>(null);
  const space = useSpace(turner);
  const {Space} = space;
  const isDrawn = lit in view.panels;
  const isPrinting = usePrinting();
  // Without script, and on paper, all of them are there.
  const drawn = useIsBrowser() && !isPrinting ? [view] : views;

  function onView(id: ViewId) {
    look(id);
    space.ask(id);
  }

  return (
    <div className={styles.stage}>
      <div role="group" aria-label="View of the sheep" className={styles.views}>
        {views.map(({id, word}) => (
          <button
            key={id}
            type="button"
            className={clsx(styles.view, styles[id])}
            aria-pressed={id === (Space ? space.seen : view.id)}
            onClick={() => onView(id)}
          >
            {word}
          </button>
        ))}
      </div>
      <div className={styles.pictures} data-covered={Space !== undefined}>
        {drawn.map((one) => (
          <FlatMap
            key={one.id}
            view={one}
            isShown={one.id === view.id}
            panels={panels}
            selected={lit}
            near={isNear && !isPrinting && one.id === view.id}
            onPick={pick}
            onWhole={() => setNear(false)}
          />
        ))}
        {Space && (
          <Space
            geometry={geometry}
            panels={panels}
            views={views}
            view={view.id}
            picked={lit}
            onPick={ask}
            {...space.told}
          />
        )}
      </div>
      <div className={styles.below}>
        <PillButton ref={turner} aria-busy={space.isFetching} onClick={space.toggle}>
          {Space ? 'flat map' : 'turn it'}
        </PillButton>
        {Space && lit && <PillButton onClick={() => space.ask()}>face {lit}</PillButton>}
        {!Space && isDrawn && (
          <PillButton onClick={() => setNear(!isNear)}>
            {isNear ? 'whole view' : `closer to ${lit}`}
          </PillButton>
        )}
        {!Space && lit && !isDrawn && <p>{lit} is not seen in this view.</p>}
        <p role="status">{space.words}</p>
      </div>
    </div>
  );
}
