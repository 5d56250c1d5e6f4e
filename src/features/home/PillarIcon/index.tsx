import type {ReactNode} from 'react';
import LineDrawing from '../../../ui/LineDrawing';
import {drawings} from './drawings';

export {drawings};

export type PillarName = keyof typeof drawings;

type Props = {name: PillarName};

/** A pillar in a line drawing, as large as its parent is wide; decoration beside the title. */
export default function PillarIcon({name}: Props): ReactNode {
  return <LineDrawing grid={64} {...drawings[name]} />;
}
