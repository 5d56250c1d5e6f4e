import {panelsText} from '@site/src/lib/guide/panelsText';
import type {HangingGroup} from '@site/src/lib/guide/types';
import {Points, Step, Steps} from '../Steps';
import Sizes from '../Sizes';

/** The sections of the sheep in the order in which they are hung, each with a box to tick. */
export default function HangingOrder({groups}: {groups: HangingGroup[]}) {
  const List = groups.every(({ordered}) => ordered) ? Steps : Points;
  return (
    <List>
      {groups.map((group, i) => (
        <Step key={group.panels[0]} n={`panels-${i + 1}`}>
          <strong>{group.section}:</strong> {panelsText(group)}.
          {group.note && (
            <>
              {' '}
              <Sizes>{group.note}</Sizes>
            </>
          )}
        </Step>
      ))}
    </List>
  );
}
