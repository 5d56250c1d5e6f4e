import {Fragment} from 'react';
import type {HangingGroup} from '@site/src/lib/guide/types';

interface Props {
  group: HangingGroup;
  /** The panel that it is about. */
  strong?: string;
}

/** 'Belly: 14D, then 18D, then 23D.', or that there is no such order. */
export default function OrderText({group: {section, panels, ordered}, strong}: Props) {
  return (
    <>
      {section}:{' '}
      {panels.map((name, i) => (
        <Fragment key={name}>
          {i > 0 && (ordered ? ', then ' : ', ')}
          {name === strong ? <strong>{name}</strong> : name}
        </Fragment>
      ))}
      .{!ordered && ' Nobody has written down the order of these: this is just a list.'}
    </>
  );
}
