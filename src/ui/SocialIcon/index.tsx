import type {ReactNode} from 'react';
import Sign from '../Icon/Sign';
import {drawings} from './drawings';

export type SocialName = keyof typeof drawings;

type Props = {name: SocialName};

/** The mark of a place where we are found. The link around it carries the name. */
export default function SocialIcon({name}: Props): ReactNode {
  return <Sign path={drawings[name]} />;
}
