import type {ReactNode} from 'react';
import Sign from './Sign';
import {drawings} from './drawings';

export type IconName = keyof typeof drawings;

type Props = {name: IconName};

/** A sign of the interface. What it does is said by the text or label of its button. */
export default function Icon({name}: Props): ReactNode {
  return <Sign path={drawings[name]} />;
}
