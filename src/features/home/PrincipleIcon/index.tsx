import type {ReactNode} from 'react';
import LineDrawing from '../../../ui/LineDrawing';
import {drawings} from './drawings';

export {drawings};

export type PrincipleName = keyof typeof drawings;

type Props = {name: PrincipleName};

/** A principle in a line drawing, as large as its parent is wide; decoration beside the title. */
export default function PrincipleIcon({name}: Props): ReactNode {
  return <LineDrawing grid={48} {...drawings[name]} />;
}
