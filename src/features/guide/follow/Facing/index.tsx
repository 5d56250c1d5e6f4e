import {useState} from 'react';
import {feet} from '@site/src/text/feet';
import {listed} from '@site/src/text/listed';
import {ladderTo} from '../../geometry/ladder';
import type {HangingGroup} from '../../model/types';
import LadderSign from '../../order/LadderSign';
import PlannedViews from '../../order/Frame/PlannedViews';
import {framePlan, type FramePlan} from '../../order/framePlan';
import ViewLine from '../../order/ViewLine';
import {UNORDERED} from '../../panels/panelsText';
import Sizes from '../../task/Sizes';
import type {Sheep} from '../useSheep';
import styles from './styles.module.css';

interface Props {
  /** The panels that come now, with whom they are hung. */
  group: HangingGroup;
  sheep: Sheep;
}

/** As its frame on the screen (`.picture`). */
const SHAPE = {near: 3 / 2, apart: true};

/** What a panel meets, in words: 'next to 16D, 18D and 21D'. */
function Neighbors({name, sheep}: {name: string; sheep: Sheep}) {
  const names = sheep.neighborsOf(name);
  return names.length > 0 && <p>next to {listed(names)}</p>;
}

/** Each view of a plan with a plan of its own. */
const apart = (plan: FramePlan) =>
  plan.views.map((one) => {
    const [, , width, height] = one.box;
    const own = {...plan, views: [{...one, x: 0, y: 0}], below: false, width, height};
    return {view: one.view, plan: own};
  });

/**
 * The sheep faces the panels that come now: they are gold, their neighbors have their names, what hangs
 * is lit. Each can be faced alone, with its own height; the ladder of all stands before their names. The
 * buttons stand above the picture: two views of it are as high as a phone's card.
 */
export default function Facing({group, sheep}: Props) {
  const [chosen, setChosen] = useState<string>();
  const panels = chosen === undefined ? group.panels : [chosen];
  const faced = {...group, panels};
  const [alone] = panels.length === 1 ? panels : [];
  const names = alone === undefined ? panels : [alone, ...sheep.neighborsOf(alone)];
  // What has its name in it is in it whole.
  const whole = framePlan(faced, [{...faced, panels: names}], sheep.views, SHAPE);
  const height = chosen === undefined ? undefined : ladderTo([chosen], sheep.geometry);
  return (
    <div className={styles.facing}>
      {group.panels.length > 1 && (
        <div role="group" aria-label="Look at one panel" className={styles.choice}>
          {[undefined, ...group.panels].map((name) => (
            <button
              key={name ?? 'all'}
              type="button"
              className={styles.one}
              aria-pressed={name === chosen}
              onClick={() => setChosen(name)}
            >
              {name ?? 'all'}
            </button>
          ))}
        </div>
      )}
      <div className={styles.picture} data-apart={whole.views.length > 1 || undefined}>
        {apart(whole).map(({view, plan}) => (
          <figure key={view.id} className={styles.view}>
            <PlannedViews
              plan={plan}
              panels={panels}
              names={names}
              stateOf={(panel) =>
                panels.includes(panel) ? 'now' : sheep.stateOf(panel, group.crew)
              }
              crewOf={sheep.crewOf}
            />
            <ViewLine left={view.ends[0]} right={view.ends[1]}>
              {view.word}
            </ViewLine>
          </figure>
        ))}
      </div>
      <div className={styles.words} aria-live="polite">
        {height !== undefined && <LadderSign height={feet(height)} />}
        {alone !== undefined && <Neighbors name={alone} sheep={sheep} />}
        {group.note && (
          <p>
            <Sizes>{group.note}</Sizes>
          </p>
        )}
        {!group.ordered && <p>{UNORDERED}</p>}
      </div>
    </div>
  );
}
