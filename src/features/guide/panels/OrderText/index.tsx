import type {HangingGroup} from '../../model/types';
import {UNORDERED} from '../panelsText';

interface Props {
  group: HangingGroup;
  /** The panel that it is about. */
  strong?: string;
}

/** 'Belly: 14D, then 18D, then 23D.', or that there is no such order. */
export default function OrderText({group: {section, panels, ordered}, strong}: Props) {
  const then = ordered ? ', then ' : ', ';
  const end = ordered ? '.' : `. ${UNORDERED}`;
  const at = strong ? panels.indexOf(strong) : -1;
  if (at < 0) return `${section}: ${panels.join(then)}${end}`;
  // In three pieces: a page can have a hundred of these.
  const before = panels.slice(0, at).map((name) => name + then);
  const after = panels.slice(at + 1).map((name) => then + name);
  return (
    <>
      {`${section}: ${before.join('')}`}
      <strong>{strong}</strong>
      {`${after.join('')}${end}`}
    </>
  );
}
