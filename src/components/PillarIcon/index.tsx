import type {ReactNode} from 'react';
import LineDrawing from '../LineDrawing';
import {art} from './drawings/art';
import {community} from './drawings/community';
import {music} from './drawings/music';

export const drawings = {community, music, art};

export type PillarName = keyof typeof drawings;

type Props = {name: PillarName};

/** A pillar in a line drawing, as large as its parent is wide; decoration beside the title. */
export default function PillarIcon({name}: Props): ReactNode {
  return <LineDrawing grid={64} {...drawings[name]} />;
}
