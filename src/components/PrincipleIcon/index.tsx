import type {ReactNode} from 'react';
import LineDrawing from '../LineDrawing';
import {civicResponsibility} from './drawings/civic-responsibility';
import {communalEffort} from './drawings/communal-effort';
import {decommodification} from './drawings/decommodification';
import {gifting} from './drawings/gifting';
import {immediacy} from './drawings/immediacy';
import {inclusion} from './drawings/inclusion';
import {leavingNoTrace} from './drawings/leaving-no-trace';
import {participation} from './drawings/participation';
import {selfExpression} from './drawings/self-expression';
import {selfReliance} from './drawings/self-reliance';

export const drawings = {
  inclusion,
  gifting,
  decommodification,
  'self-reliance': selfReliance,
  'self-expression': selfExpression,
  'communal-effort': communalEffort,
  'civic-responsibility': civicResponsibility,
  'leaving-no-trace': leavingNoTrace,
  participation,
  immediacy,
};

export type PrincipleName = keyof typeof drawings;

type Props = {name: PrincipleName};

/** A principle in a line drawing, as large as its parent is wide; decoration beside the title. */
export default function PrincipleIcon({name}: Props): ReactNode {
  return <LineDrawing grid={48} {...drawings[name]} />;
}
